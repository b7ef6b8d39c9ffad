import type { Metadata } from "next";
import "@/app/styles/service.css";
import { PageFrame } from "@/app/page-frame";
import { shownSeason } from "@/app/shown-season";
import { ServiceView } from "@/components/sections/service-view";
import { company } from "@/content/company";
import { openedOn } from "@/content/figures/parts";
import { pages, townsLink } from "@/content/navigation";
import { openHours } from "@/content/open-hours";
import { familyNights, findPicture, seasonNights } from "@/content/pictures";
import { onlineReply } from "@/content/promises";
import { promotions } from "@/content/promotions";
import { safety } from "@/content/safety";
import { mediaOf } from "@/content/service-pictures";
import { isServiceKey, serviceKeys, services } from "@/content/services";
import { siteUrl } from "@/content/site";
import { serviceArea, towns } from "@/content/towns";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { buildTime } from "@/lib/calendar/build-time";
import { promotionState } from "@/lib/calendar/promotion-state";

type Props = { params: Promise<{ serviceKey: string }> };

/** An unknown key has no file in a static export: the host answers services/404.html. */
export const dynamicParams = false;
export const generateStaticParams = () => serviceKeys.map((serviceKey) => ({ serviceKey }));

const pathOf = (key: string) => `/services/${key}`;
const find = (key: string) => (isServiceKey(key) ? services[key] : undefined);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { serviceKey } = await params;
  if (!isServiceKey(serviceKey)) return {};
  const service = services[serviceKey];
  const { metaTitle: title, metaDescription: description } = service;
  const imageAlt = findPicture(openedOn(serviceKey)).alt;
  return pageMetadata({ path: pathOf(serviceKey), title, description, imageAlt });
}

export default async function ServicePage({ params }: Props) {
  const { serviceKey } = await params;
  const service = find(serviceKey);
  const offer = promotions.find(({ id }) => id === service?.promotion);
  const over = offer && promotionState(offer, buildTime()).phase === "past";
  const promotion = over ? undefined : offer;
  // What a section leads to is not named again below.
  const linked = service?.sections.map(({ ctaLink }) => ctaLink);
  const related = (service?.related ?? [])
    .map((key) => ({ path: pathOf(key), ...services[key] }))
    .filter(({ path }) => !linked?.includes(path));
  return (
    <PageFrame
      path={pathOf(serviceKey)}
      light={!service}
      primaryAction={service?.facts.primaryAction}
    >
      <ServiceView
        service={
          service && {
            ...service,
            brandsSupported: service.brandsSupported ?? company.brandsServiced,
          }
        }
        path={pathOf(serviceKey)}
        picture={service && findPicture(service.picture)}
        media={isServiceKey(serviceKey) ? mediaOf(serviceKey) : undefined}
        related={related}
        promotion={promotion}
        safety={service?.safetyBox ? safety : undefined}
        home={pages.home}
        hub={pages.services}
        hours={openHours}
        reply={onlineReply}
        company={company}
        siteUrl={siteUrl}
        towns={towns}
        area={serviceArea}
        townsLink={townsLink}
        closingPicture={(service && familyNights[service.family]) ?? seasonNights[shownSeason]}
      />
    </PageFrame>
  );
}
