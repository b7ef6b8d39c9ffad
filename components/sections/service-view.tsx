import type { ComponentProps } from "react";
import { CallButton } from "@/components/ui/call-button";
import { BeforeAfter } from "@/components/sections/before-after";
import { ClosingCall } from "@/components/sections/closing-call";
import { FactsStrip } from "@/components/sections/facts-strip";
import { Faqs } from "@/components/sections/faqs";
import { OpenNow } from "@/components/ui/open-now";
import { Picture } from "@/components/ui/picture";
import { PromotionTicket } from "@/components/sections/promotion-ticket";
import { RelatedServices } from "@/components/sections/related-services";
import { SafetyBox } from "@/components/sections/safety-box";
import { DescriptionCard, ServiceSectionBlock } from "@/components/sections/service-body";
import { Cutaway } from "@/components/sections/cutaway";
import { InfoCards } from "@/components/sections/info-cards";
import { factsOf, infoCardsOf } from "@/components/sections/service-facts";
import { Visit } from "@/components/sections/visit";
import { ServiceHero } from "@/components/sections/service-hero";
import { StructuredData } from "@/components/ui/structured-data";
import type { OpenHours } from "@/content/open-hours";
import type { SitePicture } from "@/content/pictures";
import type { Safety } from "@/content/safety";
import type { Promotion } from "@/content/data/schemas/promotions";
import type { Service } from "@/content/service-schema";
import type { ServiceMedia } from "@/content/service-pictures";
import { serviceWords } from "@/content/words/service-page";
import { phoneWide } from "@/lib/pictures/picture-files";

type Props = Pick<ComponentProps<typeof ServiceHero>, "area" | "crumbs" | "phone" | "reply"> & {
  /** Absent for a known key without data: the page says so. */
  service: Service | undefined;
  picture: SitePicture | undefined;
  media?: ServiceMedia;
  /** Its structured data. */
  nodes: ComponentProps<typeof StructuredData>["nodes"];
  related: ComponentProps<typeof RelatedServices>["services"];
  promotion: Promotion | undefined;
  safety: Safety | undefined;
  hours: OpenHours;
  /** In the closing band: the family's night. */
  closingPicture: SitePicture;
};

const column = "grid grid-cols-1 content-start gap-8";
const stays = "lg:sticky lg:top-25 lg:self-start";

/** A service page, with its blocks in the specification's order. */
export function ServiceView({ service, picture, crumbs, ...page }: Props) {
  if (!service || !picture) {
    return (
      <main id="main" tabIndex={-1}>
        <h1 className="text-h1">{serviceWords.noDetails}</h1>
      </main>
    );
  }
  const { facts } = service;
  const sections = service.sections.map((each, index) => ({ ...each, id: `part-${index + 1}` }));
  const visit = sections.find((section) => section.visit);
  const pictured = page.media?.visit;
  const beside = visit && !pictured;
  // Two long cards stand side by side, and the checks across.
  const across = pictured && service.tips;
  const others = sections.filter((section) => section !== visit);
  const [opening, rest] = [others.slice(0, service.besideCard), others.slice(service.besideCard)];
  const ctaText = service.ctaText ?? serviceWords.request;
  const call = facts.primaryAction === "call" && (page.safety || pictured) && (
    // In view for who was led to the checks, however long they are; on phones the bar has it.
    <p className="bottom-0 -mt-3 bg-paper py-3 group-has-target:sticky max-lg:hidden">
      <CallButton phone={page.phone} short />
    </p>
  );
  return (
    <main id="main" tabIndex={-1} data-family={service.family} className="reads-on">
      <ServiceHero
        title={service.title}
        description={service.description}
        area={page.area}
        picture={picture}
        crumbs={crumbs}
        primaryAction={facts.primaryAction}
        note={
          facts.primaryAction === "call" && (
            <OpenNow hours={page.hours} live={!facts.anyHour} className="block" />
          )
        }
        reply={page.reply}
        phone={page.phone}
        ctaText={ctaText}
      />
      <div aria-hidden="true" className="reading-scale no-print">
        <b className="degrees goal" />
        <b className="degrees reading" />
      </div>
      <FactsStrip facts={factsOf(service)} />
      {/* The first section stands beside a safety box, so that who comes to it sees both; then the visit. */}
      <div
        id="next"
        className={`group shell grid grid-cols-1 gap-8 pt-7 pb-14 ${service.danger ? "lg:grid-cols-narrow" : across ? "lg:grid-cols-2" : "lg:grid-cols-wide"} lg:gap-x-20 lg:gap-y-16 lg:pt-14 lg:pb-24 ${beside ? "lg:grid-rows-[auto_1fr]" : ""}`}
      >
        <div
          className={`${column} ${across ? "lg:contents" : page.safety && !pictured ? `lg:[grid-row:1/span_2] ${stays}` : ""}`}
        >
          {page.safety && <SafetyBox {...page.safety} />}
          <DescriptionCard {...service} />
          {pictured && !across && call}
        </div>
        {opening.length > 0 && (
          <div
            data-reveal=""
            className={`${column} ${across ? "lg:col-span-2 lg:[&_ul]:max-w-none lg:[&_ul]:grid-cols-2 lg:[&_ul]:gap-x-20" : !beside ? "" : page.safety ? "lg:[grid-area:1/2]" : "lg:[grid-area:1/2/span_2]"}`}
          >
            {opening.map((section) => (
              <ServiceSectionBlock key={section.id} {...section} />
            ))}
            {(!pictured || across) && call}
            {page.media?.comparison && <BeforeAfter {...page.media.comparison} />}
          </div>
        )}
        {visit && (
          <div
            data-reveal=""
            className={
              pictured
                ? "lg:col-span-2"
                : page.safety
                  ? "lg:[grid-area:2/2]"
                  : `lg:[grid-area:2/1] ${stays}`
            }
          >
            {pictured ? (
              <Visit {...visit} steps={pictured} />
            ) : (
              <ServiceSectionBlock {...visit} ordered />
            )}
          </div>
        )}
      </div>
      {page.media && (
        <Cutaway {...page.media.figure}>
          {facts.primaryAction === "call" && (
            <p className="mt-6 max-lg:hidden">
              <CallButton phone={page.phone} short />
            </p>
          )}
        </Cutaway>
      )}
      {/* Text, and beside it a picture and links; below both what is looked up. */}
      <div className="shell grid grid-cols-1 gap-14 py-14 lg:gap-18 lg:py-24">
        <div className="grid grid-cols-1 gap-14 lg:grid-cols-2 lg:gap-x-16">
          <div className="grid grid-cols-1 content-start gap-14">
            {rest.map((section) => (
              <div key={section.heading} data-reveal="">
                <ServiceSectionBlock {...section} />
              </div>
            ))}
          </div>
          <div className={`${column} ${stays}`}>
            {page.media?.picture && (
              <div data-reveal="" className="no-print">
                <Picture
                  picture={page.media.picture}
                  sizes={`(min-width: 992px) 550px, ${phoneWide}`}
                  className="aspect-video w-full rounded-card object-cover lg:aspect-4/3"
                />
              </div>
            )}
            {page.related.length > 0 && <RelatedServices services={page.related} />}
          </div>
        </div>
        <InfoCards cards={infoCardsOf(service)} />
        {page.promotion && (
          <div className="has-data-[offer=past]:hidden">
            <PromotionTicket promotion={page.promotion} />
          </div>
        )}
      </div>
      <Faqs heading={serviceWords.questions} items={service.faqs} />
      <ClosingCall
        {...(facts.primaryAction === "call"
          ? { heading: serviceWords.closing, text: service.closing }
          : { heading: service.closing })}
        ctaText={ctaText}
        call={{ phone: page.phone, short: true }}
        picture={page.closingPicture}
      />
      <StructuredData nodes={page.nodes} />
    </main>
  );
}
