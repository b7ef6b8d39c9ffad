"use client";

import { Icon } from "@/components/ui/icon";

const control = "mx-auto size-6";

/** The site's icons in place of the library's: 1.75 px lines. */
export const PreviousIcon = () => <Icon name="chevron-left" className={control} />;
export const NextIcon = () => <Icon name="chevron-right" className={control} />;
export const CloseIcon = () => <Icon name="x" className={control} />;
export const ZoomInIcon = () => <Icon name="zoom-in" className={control} />;
export const ZoomOutIcon = () => <Icon name="zoom-out" className={control} />;

/** The class is the library's: it delays the spinner by most of a second. */
export const LoadingIcon = () => <Icon name="loader" className="yarl__slide_loading size-8" />;
