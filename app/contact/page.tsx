import { AreaSentence } from "@/app/area-sentence";
import { PageFrame } from "@/app/page-frame";
import { ContactWays } from "@/components/sections/contact-ways";
import { EmergencyBox } from "@/components/sections/emergency-box";
import { PageHero } from "@/components/sections/page-hero";
import { QuoteBox } from "@/components/sections/quote-box";
import { StructuredData } from "@/components/ui/structured-data";
import { Words } from "@/components/ui/words";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { emergency } from "@/content/emergency";
import { facts } from "@/content/facts";
import { pages } from "@/content/navigation";
import { openHours } from "@/content/open-hours";
import { doorstep } from "@/content/pictures";
import { formPromise } from "@/content/promises";
import { optionOf } from "@/content/schema";
import { services } from "@/content/services";
import { siteUrl } from "@/content/site";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pageAbout } from "@/lib/seo/structured-data";

export const metadata = pageMetadata(pages.contact);

/** "Schedule AC Repair" links here without a query: the referring page decides the service. */
const serviceByPage = Object.fromEntries(
  Object.entries(services).map(([key, { family }]) => [`/services/${key}`, optionOf[family]]),
);

export default function ContactPage() {
  return (
    <PageFrame path={pages.contact.path}>
      <main id="main" tabIndex={-1}>
        <PageHero
          low
          title={contact.title}
          description={
            <>
              <Words>{contact.description}</Words>{" "}
              <span className="mt-2 block text-body">
                <AreaSentence words={contact.who} />
              </span>
            </>
          }
          picture={doorstep}
        />
        {/* The emergency box comes first, on wide screens left of the form, which is as high as that column. */}
        <div className="shell grid grid-cols-1 gap-6 pt-4 pb-18 lg:gap-x-20 lg:gap-y-10 lg:pt-16 lg:pb-20 lg:[grid-template:'urgent_form'_auto_'ways_form'_1fr_/_4fr_7fr]">
          <EmergencyBox emergency={emergency} phone={company.phone} />
          <section
            data-reveal=""
            aria-labelledby="ask"
            className="max-lg:mt-5 lg:[grid-area:form] lg:[&_textarea]:min-h-[17rem]"
          >
            <h2 id="ask" className="text-large">
              {contact.formHeading}
            </h2>
            <p className="mt-2 mb-5">{contact.formIntro}</p>
            <QuoteBox
              place="contact"
              buttonText={contact.button}
              phone={company.phone}
              promise={formPromise}
              replyTime={facts.replyTime}
              serviceByPage={serviceByPage}
            />
          </section>
          <ContactWays {...contact} company={company} open={openHours} />
        </div>
        <StructuredData
          nodes={[pageAbout("ContactPage", pages.contact.path, { company, site: siteUrl })]}
        />
      </main>
    </PageFrame>
  );
}
