import type { ComponentProps } from "react";
import { CallButton } from "@/components/ui/call-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Picture } from "@/components/ui/picture";
import { Sentences } from "@/components/ui/sentences";
import type { SitePicture } from "@/content/pictures";
import { phoneWide } from "@/lib/pictures/picture-files";

type Props = {
  heading: string;
  text?: string;
  ctaText: string;
  /** Absent where the band has the form's button alone. */
  call?: Pick<ComponentProps<typeof CallButton>, "phone" | "short">;
  picture: SitePicture;
};

/** The closing band, at night: a heading, the button to the form, and the number to call. */
export const ClosingCall = ({ heading, text, call, ctaText, picture }: Props) => (
  <section
    aria-labelledby="closing"
    className="closing no-print on-night relative isolate overflow-clip border-b border-night-line py-[56px] lg:py-[128px]"
  >
    <Picture
      picture={picture}
      sizes={`(min-width: 992px) 60vw, ${phoneWide}`}
      decorative
      className="object-cover"
    />
    <div data-reveal="" className="shell grid gap-8">
      <div>
        <h2 id="closing" className="max-w-title text-h2">
          <Sentences>{heading}</Sentences>
        </h2>
        {text && <p className="mt-4 max-w-lead text-lead text-balance text-night-muted">{text}</p>}
      </div>
      <div className="grid gap-4 sm:flex sm:flex-wrap sm:items-center">
        <ButtonLink href="/contact">{ctaText}</ButtonLink>
        {call && (
          // On phones the bar has it.
          <span className="max-lg:hidden">
            <CallButton {...call} tone="night" />
          </span>
        )}
      </div>
    </div>
  </section>
);
