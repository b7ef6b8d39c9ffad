import { PlainPage } from "@/app/plain-page";
import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import { accessibility } from "@/content/accessibility";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata = pageMetadata(pages.accessibility);

/** What was tested, what is not perfect, and whom to tell. */
export default function AccessibilityPage() {
  return (
    <PlainPage path={pages.accessibility.path}>
      <div className="max-w-measure">
        <h1 className="text-h1">{accessibility.heading}</h1>
        <p className="mt-5 text-lead text-balance">{accessibility.lead}</p>
        {accessibility.sections.map(({ heading, text, bullets = [] }) => (
          <section key={heading} data-reveal="" className="mt-12">
            <h2 className="text-h3">{heading}</h2>
            {text && <p className="mt-3">{text}</p>}
            {bullets.length > 0 && (
              <ul className="mt-3 grid list-disc gap-2 pl-5">
                {bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section data-reveal="" className="mt-12">
          <h2 className="text-h3">{accessibility.tell.heading}</h2>
          <p className="mt-3">
            <Sentence
              words={accessibility.tell.text}
              phone={<PhoneLink phone={company.phone} className="link" />}
              email={
                <a href={`mailto:${company.email}`} className="link">
                  {company.email}
                </a>
              }
              form={
                <a href={pages.contact.path} className="link">
                  {accessibility.tell.form}
                </a>
              }
            />
          </p>
        </section>
      </div>
    </PlainPage>
  );
}
