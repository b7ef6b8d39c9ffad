"use client";

import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from "react";
import { buttonClass, type ButtonTone } from "@/components/ui/button-class";
import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/data/schemas/company";
import { mailFailed } from "@/content/words/mail";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { readAddressParameter } from "@/lib/forms/address";
import { timeOf, useReceipts } from "@/lib/forms/receipt";
import { MailError, outcomeOf, resubscribe, unsubscribe, type Outcome } from "@/lib/forms/mail";
import { watchTaps } from "@/lib/forms/second-tap";
import { goBack, goHome } from "@/lib/navigation/go-back";

const calls = {
  unsubscribed: { send: unsubscribe, failed: mailFailed.unsubscribe },
  resubscribed: { send: resubscribe, failed: mailFailed.resubscribe },
};
type Done = keyof typeof calls;
type State =
  | { kind: "confirm" | Done }
  | { kind: "processing"; asked: Done }
  | { kind: "error"; message: string };

type Props = { removalTime: string; phone: Company["phone"]; writeTo: string };

const never = () => () => {};

/**
 * The states of the unsubscribe page. Nothing is sent before a press (mail software opens links),
 * and until the address is read the page shows neither the question nor the error. `removalTime`
 * comes from content/facts.
 */
export function UnsubscribeFlow({ removalTime, phone, writeTo }: Props) {
  const email = useSyncExternalStore(
    never,
    () => readAddressParameter(window.location.search),
    () => undefined,
  );
  const [state, setState] = useState<State>({ kind: "confirm" });
  const { receipts, add } = useReceipts<{ email: string; done: Done }>("unsubscribe-receipts");
  const receipt = receipts.find(({ content }) => content.email === email);
  const busy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSecondTap] = useState(watchTaps);

  useEffect(() => {
    if (state.kind !== "confirm") heading.current?.focus();
  }, [state]);

  const ways = {
    phone: <PhoneLink phone={phone} className="link" />,
    email: (
      <a href={`mailto:${writeTo}`} className="link">
        {writeTo}
      </a>
    ),
  };
  if (!email) {
    return (
      <>
        <h1 className="text-h1">{unsubscribeWords.heading}</h1>
        {email === undefined ? (
          <>
            <p className="mt-5 text-lead text-balance">{unsubscribeWords.intro}</p>
            <p className="script-note">
              <Sentence words={unsubscribeWords.withoutScript} {...ways} />
            </p>
          </>
        ) : (
          <>
            <p className="status-bad mt-5 text-lead text-balance">{unsubscribeWords.noEmail}</p>
            <p className="mt-5">
              <Sentence words={unsubscribeWords.otherWays} {...ways} />
            </p>
            <p className="mt-8">
              <Button tone="action" label={unsubscribeWords.goHome} onClick={goHome} />
            </p>
          </>
        )}
      </>
    );
  }

  const press =
    (done: Done) =>
    async ({ nativeEvent }: MouseEvent) => {
      // Resubscribe replaces "Yes": the second tap of a double tap must not undo the first.
      if (isSecondTap(nativeEvent) || busy.current) return;
      busy.current = true;
      setState({ kind: "processing", asked: done });
      const { send, failed } = calls[done];
      let outcome: Outcome = "arrived";
      try {
        await send(email);
        setState({ kind: done });
      } catch (error) {
        outcome = outcomeOf(error);
        // The specification gives these calls no message for a thrown error, only the server's text
        // or the fallback.
        setState({ kind: "error", message: error instanceof MailError ? error.message : failed });
      }
      busy.current = false;
      add({ email, done }, outcome);
    };

  const asked = state.kind === "confirm";
  const waits = state.kind === "processing";
  const leaves = asked || (waits && state.asked === "unsubscribed");
  const said: Partial<Record<State["kind"], string>> = {
    processing: unsubscribeWords.processing,
    unsubscribed: unsubscribeWords.done(removalTime),
    resubscribed: unsubscribeWords.resubscribed,
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        {leaves ? unsubscribeWords.question : unsubscribeWords.heading}
      </h1>
      {/* An address may be 10 kB long; the buttons stay on the screen. */}
      <p className="mt-5 line-clamp-3 text-lead text-balance wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
      <p role="status" className="mt-5 empty:mt-0">
        {said[state.kind]}
      </p>
      <p role="alert" className="status-bad mt-5 wrap-anywhere empty:mt-0">
        {state.kind === "error" && state.message}
      </p>
      <div key={state.kind} className={asked ? "" : "step"}>
        {asked && <p className="mt-5 max-w-measure">{unsubscribeWords.consequence}</p>}
        <div className="mt-8 flex flex-wrap gap-4 empty:hidden">
          {asked && (
            <Button tone="action" label={unsubscribeWords.yes} onClick={press("unsubscribed")} />
          )}
          {asked && <Button tone="quiet" label={unsubscribeWords.no} onClick={goBack} />}
          {state.kind === "unsubscribed" && (
            <Button
              tone="quiet"
              label={unsubscribeWords.resubscribe}
              onClick={press("resubscribed")}
            />
          )}
          {!asked && !waits && (
            <Button tone="action" label={unsubscribeWords.backHome} onClick={goHome} />
          )}
        </div>
      </div>
      {receipt && !waits && (
        <p className="mt-5 max-w-measure text-muted">
          {unsubscribeWords.receipts[receipt.arrived ? receipt.content.done : "unknown"](
            timeOf(receipt),
          )}
        </p>
      )}
      <p className="mt-5 text-muted">
        <Sentence words={unsubscribeWords.ratherCall} phone={ways.phone} />
      </p>
    </>
  );
}

type ButtonProps = { tone: ButtonTone; label: string; onClick: (event: MouseEvent) => void };

const Button = ({ tone, label, onClick }: ButtonProps) => (
  <button type="button" className={buttonClass(tone)} onClick={onClick}>
    {label}
  </button>
);
