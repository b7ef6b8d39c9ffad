import type { Metadata } from "next";
import "@/app/styles/service.css";
import { AreaSentence } from "@/app/area-sentence";
import { PageFrame } from "@/app/page-frame";
import { shownSeason } from "@/app/shown-season";
import { ServiceView } from "@/components/sections/service-view";
import { company } from "@/content/company";
import { burnsGas } from "@/content/figures/machines";
import { openedOn } from "@/content/figures";
import { pages } from "@/content/navigation";
import { hoursByWords } from "@/content/hours";
import { openHours } from "@/content/open-hours";
import { familyClosings, findPicture, seasonClosings } from "@/content/pictures";
import { onlineReply, urgentReply } from "@/content/promises";
import { promotions } from "@/content/promotions";
import { safety } from "@/content/safety";
import { mediaOf } from "@/content/service-pictures";
import { serviceKeys, services, type ServiceKey } from "@/content/services";
import { siteUrl } from "@/content/site";
import { linkedArea, towns } from "@/content/towns";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { serviceNode, trail } from "@/lib/seo/structured-data";
import { buildTime } from "@/lib/calendar/build-time";
import { promotionState } from "@/lib/calendar/promotion-state";

type Props = { params: Promise<{ serviceKey: ServiceKey }> };

/** An unknown key has no file in a static export: the host answers services/404.html. */
export const dynamicParams = false;
export const generateStaticParams = () => serviceKeys.map((serviceKey) => ({ serviceKey }));

const pathOf = (key: ServiceKey) => `/services/${key}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { serviceKey } = await params;
  const { metaTitle: title, metaDescription: description } = services[serviceKey];
  const picture = findPicture(openedOn(serviceKey));
  return pageMetadata({ path: pathOf(serviceKey), title, description, picture });
}

export default async function ServicePage({ params }: Props) {
  const { serviceKey } = await params;
  const service = services[serviceKey];
  const path = pathOf(serviceKey);
  const offer = promotions.find(({ id }) => id === service.promotion);
  const ended = offer && promotionState(offer, buildTime()).phase === "past";
  // What a section leads to is not named again below.
  const linked = service.sections.map(({ ctaLink }) => ctaLink);
  const related = service.related
    .map((key) => ({ path: pathOf(key), ...services[key] }))
    .filter(({ path }) => !linked.includes(path));
  const crumbs = [
    ...[pages.home, pages.services].map(({ label, path }) => ({ name: label, path })),
    { name: service.title, path },
  ];
  const { anyHour, freeQuote = false, primaryAction } = service.facts;
  return (
    <PageFrame path={path} {...{ primaryAction, freeQuote, anyHour }}>
      <ServiceView
        service={{ ...service, brandsSupported: service.brandsSupported ?? company.brandsServiced }}
        crumbs={crumbs}
        nodes={[
          serviceNode(service, path, {
            ...{ company, site: siteUrl, towns, anyHour },
            hours: hoursByWords[service.availability ?? ""],
          }),
          trail(crumbs, siteUrl),
        ]}
        picture={findPicture(service.picture)}
        media={mediaOf(serviceKey)}
        related={related}
        promotion={ended ? undefined : offer}
        safety={burnsGas(service.figure.machine) ? safety : undefined}
        hours={openHours}
        reply={primaryAction === "call" ? urgentReply : onlineReply}
        phone={company.phone}
        area={<AreaSentence words={linkedArea} />}
        closingPicture={
          service.closingPicture
            ? findPicture(service.closingPicture)
            : (familyClosings[service.family] ?? seasonClosings[shownSeason])
        }
      />
    </PageFrame>
  );
}
