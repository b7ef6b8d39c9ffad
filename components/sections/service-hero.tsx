import type { ComponentProps, ReactNode } from "react";
import { ServiceActions } from "@/components/sections/service-actions";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { HeroFrame } from "@/components/ui/hero-frame";
import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { SitePicture } from "@/content/pictures";
import { serviceWords } from "@/content/words/service-page";
import { serviceHeroWide } from "@/lib/pictures/picture-files";

type Props = ComponentProps<typeof ServiceActions> & {
  title: string;
  description: string;
  /** Where we work. */
  area: ReactNode;
  picture: SitePicture;
  crumbs: readonly Crumb[];
  /** Under both buttons, such as when the form is answered. */
  reply: string;
};

/**
 * The first window of a service page: breadcrumb, title, and two actions, the primary one filled;
 * the link down stands beside them.
 */
export const ServiceHero = ({
  title,
  description,
  area,
  picture,
  crumbs,
  reply,
  ...actions
}: Props) => (
  <HeroFrame
    beside
    picture={picture}
    sizes={serviceHeroWide}
    className="hero-service pb-[20px] lg:min-h-[440px] lg:pt-38 lg:pb-12"
  >
    <Breadcrumb crumbs={crumbs} />
    <h1 className="text-service text-white lg:max-w-[59%]">
      <Words>{title}</Words>
    </h1>
    <p className="mt-3 max-w-lead text-balance lg:mt-5 lg:max-w-[52%] lg:text-lead">
      {description}
    </p>
    <p className="mt-2 text-night-muted">{area}</p>
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-4 lg:mt-8 lg:*:min-h-14 [&>.button-action]:col-span-full">
      <ServiceActions {...actions} />
      <a
        href="#next"
        aria-label={serviceWords.scrollDown}
        className="no-print grid size-12 shrink-0 place-items-center rounded-full border-2 border-night-muted hover:border-white lg:size-14"
      >
        <Icon name="arrow-down" className="size-5" />
      </a>
    </div>
    <p className="mt-2 text-small text-night-muted">{reply}</p>
  </HeroFrame>
);
