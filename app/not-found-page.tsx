import { PageFrame } from "@/app/page-frame";
import { UnknownPath } from "@/components/islands/page/unknown-path";
import { PlainPage } from "@/components/ui/plain-page";
import { ServiceDirectory } from "@/components/sections/service-directory";
import { ButtonLink } from "@/components/ui/button-link";
import { pages, serviceMenu } from "@/content/navigation";
import { notFoundWords } from "@/content/words/not-found";

type Props = {
  /** Only addresses under /services/ get this page, so it may say as served that there is no such service. */
  service?: boolean;
};

/** What both pages for unknown addresses show: what is not there, and ways on from it (rows 10, 116). */
export const NotFoundPage = ({ service = false }: Props) => (
  <PageFrame light>
    <PlainPage>
      <UnknownPath service={service} />
      <p className="mt-5 max-w-lead text-lead text-balance">{notFoundWords.text}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={pages.home.path}>{notFoundWords.home}</ButtonLink>
        <ButtonLink href="/services/emergencyAC" tone="quiet">
          {notFoundWords.emergency}
        </ButtonLink>
      </div>
      <ServiceDirectory groups={serviceMenu} />
    </PlainPage>
  </PageFrame>
);
