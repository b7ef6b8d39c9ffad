import { Reveal } from "@/components/ui/reveal";
import { ClosingCall } from "@/components/sections/closing-call";
import { Faqs } from "@/components/sections/faqs";
import { InfoCards } from "@/components/sections/info-cards";
import { PageHero } from "@/components/sections/page-hero";
import { PlainPage } from "@/components/ui/plain-page";
import { PromotionTicket } from "@/components/sections/promotion-ticket";
import { RelatedServices } from "@/components/sections/related-services";
import { SafetyBox } from "@/components/sections/safety-box";
import { DescriptionCard, ServiceSectionBlock } from "@/components/sections/service-body";
import { ServiceMediaAfter } from "@/components/sections/service-media";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Icon } from "@/components/ui/icon";
import { StructuredData } from "@/components/ui/structured-data";
import type { SitePicture } from "@/content/pictures";
import type { Safety } from "@/content/safety";
import type { Company, Family, Page, Promotion, Service } from "@/content/schema";
import type { ServiceMedia } from "@/content/service-pictures";
import { serviceNode, trail } from "@/lib/seo/structured-data";

type Props = {
  /** Absent for a known key without data: the page says so (row 117). */
  service: Service | undefined;
  picture: SitePicture | undefined;
  /** The pictures between its sections. */
  media?: ServiceMedia;
  path: string;
  related: readonly { path: string; title: string; family: Family }[];
  promotion: Promotion | undefined;
  safety: Safety | undefined;
  home: Page;
  /** The page of all services, between home and this one. */
  hub: Page;
  contactPath: string;
  phone: Company["phone"];
  siteUrl: string;
};

/** A service page, in the specification's order of blocks (rows 117-127). */
export function ServiceView({ service, picture, path, ...page }: Props) {
  if (!service || !picture) {
    return (
      <PlainPage>
        <h1 className="text-h1">Service details not available.</h1>
      </PlainPage>
    );
  }
  const crumbs = [
    { name: page.home.label, path: page.home.path },
    { name: page.hub.label, path: page.hub.path },
    { name: service.title, path },
  ];
  return (
    <main id="main" tabIndex={-1} data-family={service.family}>
      <PageHero title={service.title} description={service.description} picture={picture}>
        <div className="mt-7 flex items-center justify-between gap-6">
          <Breadcrumb crumbs={crumbs} />
          <a
            href="#next"
            aria-label="Scroll down to the details"
            className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-night-muted bg-night transition-colors hover:border-white"
          >
            <Icon name="arrow-down" className="size-5" />
          </a>
        </div>
      </PageHero>
      <div id="next" className="shell py-14 lg:py-24">
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_352px] lg:gap-20">
          <div>
            <div className="mb-14 grid gap-8 lg:mb-18">
              <DescriptionCard extraText={service.extraText} tips={service.tips} />
              {page.safety && <SafetyBox {...page.safety} />}
            </div>
            {service.sections.map((section, index) => (
              <Reveal key={section.heading} pace="content" className="ruled">
                <ServiceSectionBlock {...section} id={`part-${index + 1}`} />
                {page.media && (
                  <ServiceMediaAfter
                    media={page.media}
                    after={index}
                    of={service.sections.length}
                  />
                )}
              </Reveal>
            ))}
          </div>
          <div
            className={`grid content-start gap-8 ${page.promotion ? "" : "lg:sticky lg:top-24 lg:self-start"}`}
          >
            <InfoCards {...service} />
            {page.promotion && <PromotionTicket promotion={page.promotion} />}
            <RelatedServices services={page.related} />
          </div>
        </div>
      </div>
      <Faqs heading="Questions people ask" items={service.faqs} />
      <ClosingCall
        heading="Tell us what you need"
        text="Write a few words, or call and describe it. Either way you hear from a person."
        button={service.ctaText ?? "Request Service"}
        href={page.contactPath}
        phone={page.phone}
      />
      <StructuredData
        nodes={[serviceNode(service, path, page.siteUrl), trail(crumbs, page.siteUrl)]}
      />
    </main>
  );
}
