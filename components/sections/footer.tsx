import type { ReactNode } from "react";
import { Island } from "@/components/islands/island";
import { Licenses } from "@/components/sections/proof";
import { AwayLink } from "@/components/ui/away-link";
import { Icon } from "@/components/ui/icon";
import { PhoneLink } from "@/components/ui/phone-link";
import { PostalAddress } from "@/components/ui/postal-address";
import { Sentence } from "@/components/ui/sentence";
import { Wordmark } from "@/components/ui/wordmark";
import type { Company } from "@/content/data/schemas/company";
import type { Page } from "@/content/schema";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";

type Props = {
  company: Company;
  copyrightYear: number;
  /** Links in the order shown: About Us and Contact first. */
  pages: readonly Page[];
  finance: Page;
};

const { footer } = frameWords;
const footerLink =
  "inline-flex min-h-11 wrap-anywhere items-center gap-2 hover:underline underline-offset-4";

/** Newsletter first, then four columns, two in a row on phones; nothing is collapsed. */
export function Footer({ company, copyrightYear, pages, finance }: Props) {
  return (
    <footer className="on-night">
      <div className="shell grid gap-6 border-b border-night-line py-12 md:grid-cols-[4fr_5fr] md:gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="text-h3">{footer.newsletter}</h2>
          <p className="mt-2 max-w-lead text-balance text-night-muted">{footer.newsletterText}</p>
        </div>
        <Island name="NewsletterForm" props={{}} />
      </div>
      <div className="shell grid grid-cols-fit gap-x-6 gap-y-8 py-12 md:gap-10">
        <div>
          <Wordmark name={company.name} />
          <PostalAddress {...company.address} className="mt-4" />
          <AwayLink href={company.mapUrl} className={footerLink}>
            <Icon name="map-pin" className="size-4" />
            {footer.map}
          </AwayLink>
        </div>
        <FooterList heading={footer.contact}>
          <li>
            <PhoneLink
              phone={company.phone}
              prefix={`${callWords.forQuote} `}
              className="inline-block py-2.5 underline-offset-4 hover:underline"
            />
          </li>
          <li>
            <a href={`mailto:${company.email}`} className={footerLink}>
              {company.email}
            </a>
          </li>
          <li>
            <a href={finance.path} className={footerLink}>
              {callWords.finance}
            </a>
          </li>
        </FooterList>
        <FooterList heading={footer.company} pairs columns>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <a href={path} className={footerLink}>
                {label}
              </a>
            </li>
          ))}
        </FooterList>
        <FooterList heading={footer.social} pairs>
          {company.social.map(({ label, url, icon }) => (
            <li key={url}>
              <AwayLink href={url} className={footerLink}>
                <Icon name={icon} className="size-4" />
                {label}
              </AwayLink>
            </li>
          ))}
        </FooterList>
      </div>
      <div className="shell border-t border-night-line py-6 text-small text-night-muted">
        <Licenses licenses={company.licenses} insured={company.insured} />
        <p>
          <Sentence
            words={footer.copyright}
            year={copyrightYear}
            company={company.name}
            developer={
              <AwayLink href={company.developer.url} className="underline underline-offset-4">
                {company.developer.name}
              </AwayLink>
            }
          />
        </p>
      </div>
    </footer>
  );
}

type ListProps = {
  heading: string;
  /** On phones as wide as the footer, two links in a row. */
  pairs?: boolean;
  /** On wide screens in two columns. */
  columns?: boolean;
  children: ReactNode;
};

const FooterList = ({ heading, pairs, columns, children }: ListProps) => (
  <div className={pairs ? "max-sm:col-span-full" : undefined}>
    <h2 className="text-body font-semibold text-night-muted">{heading}</h2>
    <ul
      className={`mt-2 gap-x-6 ${pairs ? "max-sm:grid max-sm:grid-cols-fill" : ""} ${columns ? "xl:columns-2" : ""}`}
    >
      {children}
    </ul>
  </div>
);
