import type { ReactNode } from "react";
import { buttonClass, type ButtonTone } from "@/components/ui/button-class";

type Props = { href: string; tone?: ButtonTone; children: ReactNode; className?: string };

export const ButtonLink = ({ href, tone = "action", children, className = "" }: Props) => (
  <a href={href} className={`${buttonClass(tone)} ${className}`}>
    {children}
  </a>
);
