import { PageFrame } from "@/app/page-frame";
import { PlainPage } from "@/components/ui/plain-page";
import { PhoneLink } from "@/components/ui/phone-link";
import { accessibility } from "@/content/accessibility";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata = pageMetadata(pages.accessibility);

/** What was tested, what is not perfect, and whom to tell (issue 7 no. 4). */
export default function AccessibilityPage() {
  return (
    <PageFrame path={pages.accessibility.path} light>
      <PlainPage>
        <div className="max-w-measure">
          <h1 className="text-h1">{accessibility.heading}</h1>
          <p className="mt-5 text-lead">{accessibility.lead}</p>
          {accessibility.sections.map(({ heading, text, bullets = [] }) => (
            <section key={heading} className="mt-12">
              <h2 className="text-h3">{heading}</h2>
              {text && <p className="mt-3">{text}</p>}
              <ul className="mt-3 grid list-disc gap-2 pl-5">
                {bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            </section>
          ))}
          <section className="mt-12">
            <h2 className="text-h3">Tell us</h2>
            <p className="mt-3">
              Something does not work for you? Call{" "}
              <PhoneLink phone={company.phone} className="link" />, write to{" "}
              <a href={`mailto:${company.email}`} className="link">
                {company.email}
              </a>{" "}
              or use our{" "}
              <a href={pages.contact.path} className="link">
                contact form
              </a>
              . Say which page it was, and we will also help you the other way: by telephone.
            </p>
          </section>
        </div>
      </PlainPage>
    </PageFrame>
  );
}
