import { PlaceholderPage } from "@/app/plain-page";
import { pages, placeholders } from "@/content/navigation";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.terms);

export default function TermsPage() {
  return <PlaceholderPage path={pages.terms.path} words={placeholders.terms} />;
}
