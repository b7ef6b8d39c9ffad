import type { ReactNode } from "react";
import { buttonClass, type ButtonTone } from "@/components/ui/button-class";

type Props = { href: string; tone?: ButtonTone; children: ReactNode; className?: string };

/** A link that looks like a button: it goes somewhere, so it is an anchor (row 206). */
export const ButtonLink = ({ href, tone = "action", children, className = "" }: Props) => (
  <a href={href} className={`${buttonClass(tone)} ${className}`}>
    {children}
  </a>
);
