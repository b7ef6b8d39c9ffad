import { PlaceholderPage } from "@/app/plain-page";
import { pages, placeholders } from "@/content/navigation";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.privacy);

export default function PrivacyPage() {
  return <PlaceholderPage path={pages.privacy.path} words={placeholders.privacy} />;
}
