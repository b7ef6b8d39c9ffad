import { Icon } from "@/components/ui/icon";
import { callWords } from "@/content/words/calls";

/** Downloads the company's contact card, with its hours (app/contact.vcf). */
export const SaveNumber = ({ className = "" }: { className?: string }) => (
  <a href="/contact.vcf" className={`inline-flex min-h-11 items-center gap-2 ${className}`}>
    <Icon name="contact" className="size-4" />
    {callWords.saveNumber}
  </a>
);
