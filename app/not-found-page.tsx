import { PageFrame } from "@/app/page-frame";
import { PlainPage } from "@/components/ui/plain-page";
import { ServiceDirectory } from "@/components/sections/service-directory";
import { ButtonLink } from "@/components/ui/button-link";
import { Sentence } from "@/components/ui/sentence";
import { pages, serviceMenu } from "@/content/navigation";
import { notFoundWords } from "@/content/words/not-found";

type Props = {
  /**
   * Only addresses under /services/ get this page, so the served HTML may say that there is no such
   * service.
   */
  service?: boolean;
};

/**
 * The content of both not-found pages: a message and links. lib/page-script/unknown-path adds what
 * depends on the address.
 */
export const NotFoundPage = ({ service = false }: Props) => (
  <PageFrame light>
    <PlainPage>
      <h1 data-service-heading={notFoundWords.service} className="text-h1">
        {service ? notFoundWords.service : notFoundWords.page}
      </h1>
      <p data-suggestion="" hidden className="mt-4 text-lead text-balance">
        <Sentence words={notFoundWords.didYouMean} link={<a className="link" />} />
      </p>
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
