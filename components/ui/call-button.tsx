import type { ReactNode } from "react";
import type { ButtonTone } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/data/schemas/company";
import { callWords } from "@/content/words/calls";

type Props = {
  phone: Company["phone"];
  tone?: ButtonTone;
  /** Under the number, such as until when it is open. */
  note?: ReactNode;
  /** The number stands nearby: the button says only that it calls. */
  short?: boolean;
};

export const CallButton = ({ phone, tone, note, short }: Props) => (
  <ButtonLink
    href={`tel:${phone.e164}`}
    tone={tone}
    className={note ? "py-0.5 [line-height:1.25rem]" : ""}
  >
    <Icon name="phone" className="size-5" />
    <span>
      {short ? (
        callWords.callNow
      ) : (
        <Sentence
          words={callWords.call}
          phone={<span className="numerals inline-block">{phone.display}</span>}
        />
      )}
      {note && <> {note}</>}
    </span>
  </ButtonLink>
);
