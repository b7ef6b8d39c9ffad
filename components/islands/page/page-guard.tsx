"use client";

import { catchError } from "next/error";
import { FailedPage } from "@/components/islands/page/failed-page";
import type { Company } from "@/content/schema";

/** Keeps the header, the footer and the number in the window when what is between them fails. */
export const PageGuard = catchError(({ phone }: { phone: Company["phone"] }, { reset }) => (
  <FailedPage phone={phone} reset={reset} />
));
