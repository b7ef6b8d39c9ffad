import { ServiceActions } from "@/components/sections/service-actions";
import { HeroFrame } from "@/components/ui/hero-frame";
import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { SitePicture } from "@/content/pictures";
import type { Company, Page } from "@/content/schema";
import type { ServiceFacts } from "@/content/service-facts";

type Props = {
  title: string;
  description: string;
  picture: SitePicture;
  home: Page;
  sells: ServiceFacts["sells"];
  phone: Company["phone"];
  /** The page's own button: its words and where it leads. */
  ctaText: string;
  contactPath: string;
};

/**
 * The first screen of a service page: where one is, what is done, and two things to do, the one
 * that the page sells filled; the way down stands beside them (rows 118, 119).
 */
export const ServiceHero = ({ title, description, picture, home, ...actions }: Props) => (
  <HeroFrame beside picture={picture} className="hero-service">
    <nav aria-label="Breadcrumb" className="flex items-center gap-x-3 text-small">
      <a
        href={home.path}
        className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
      >
        {home.label}
      </a>
      <span aria-hidden="true">/</span>
      <span aria-current="page" className="truncate">
        {title}
      </span>
    </nav>
    <h1 className="max-w-title text-service text-white lg:max-w-[56%]">{title}</h1>
    <p className="mt-3 max-w-lead lg:mt-5 lg:max-w-[52%] lg:text-lead">
      <Words>{description}</Words>
    </p>
    <div className="hero-actions mt-5 lg:mt-8">
      <ServiceActions {...actions} />
      <a
        href="#next"
        aria-label="Scroll down to the details"
        className="grid size-13 shrink-0 place-items-center rounded-full border-2 border-night-muted transition-colors hover:border-white"
      >
        <Icon name="arrow-down" className="size-5" />
      </a>
    </div>
  </HeroFrame>
);
