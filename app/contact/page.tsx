import { PageFrame } from "@/app/page-frame";
import { QuoteForm } from "@/components/islands/quote-form";
import { ContactWays } from "@/components/sections/contact-ways";
import { PageHero } from "@/components/sections/page-hero";
import { StructuredData } from "@/components/ui/structured-data";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { pages } from "@/content/navigation";
import { findPicture } from "@/content/pictures";
import { replyPromise } from "@/content/promises";
import { siteUrl } from "@/content/site";
import { pageMetadata } from "@/lib/page-metadata";
import { pageAbout } from "@/lib/structured-data";

export const metadata = pageMetadata(pages.contact);

/** Contact: the form, and the other ways beside it (rows 101-112). */
export default function ContactPage() {
  return (
    <PageFrame path={pages.contact.path}>
      <main id="main" tabIndex={-1}>
        <PageHero
          title={contact.title}
          description={contact.description}
          picture={findPicture("doorstep-night")}
        />
        <div className="shell grid gap-12 py-18 lg:grid-cols-[7fr_4fr] lg:gap-20 lg:py-28">
          <section aria-labelledby="ask">
            <h2 id="ask" className="mb-8 text-h2">
              {contact.formHeading}
            </h2>
            <QuoteForm
              place="contact"
              buttonText="Submit message"
              phone={company.phone}
              promise={replyPromise}
            />
          </section>
          <ContactWays company={company} urgent={contact.urgent} />
        </div>
        <StructuredData nodes={[pageAbout("ContactPage", pages.contact.path, siteUrl)]} />
      </main>
    </PageFrame>
  );
}
