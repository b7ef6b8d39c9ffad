"use client";

import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { ScriptNote } from "@/components/ui/script-note";
import { PhoneLink } from "@/components/ui/phone-link";
import { Sentence } from "@/components/ui/sentence";
import type { Company } from "@/content/schema";
import { mailFailed } from "@/content/words/mail";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { readEmailParameter } from "@/lib/forms/email-parameter";
import { MailError, resubscribe, unsubscribe } from "@/lib/forms/mail";
import { watchTaps } from "@/lib/forms/second-tap";
import { goHome } from "@/lib/navigation/go-home";
import { isFirstEntry } from "@/lib/navigation/first-entry";

type Done = "unsubscribed" | "resubscribed";
type State = { kind: "confirm" | "processing" | Done } | { kind: "error"; message: string };

type Props = { removalTime: string; phone: Company["phone"] };

const never = () => () => {};

/**
 * The states of the unsubscribe page. Nothing is sent before a press (mail software opens links),
 * and until the address is read the page shows neither the question nor the error. `removalTime`
 * comes from content/facts.
 */
export function UnsubscribeFlow({ removalTime, phone }: Props) {
  const query = useSyncExternalStore(
    never,
    () => window.location.search,
    () => undefined,
  );
  if (query === undefined) return <Neutral phone={phone} />;
  const email = readEmailParameter(query);
  return email === "" ? <NoEmail /> : <Confirmation {...{ email, removalTime, phone }} />;
}

function Neutral({ phone }: Pick<Props, "phone">) {
  return (
    <div>
      <h1 className="text-h1">{unsubscribeWords.heading}</h1>
      <p className="mt-5 text-lead text-balance">{unsubscribeWords.intro}</p>
      <ScriptNote>
        <Sentence
          words={unsubscribeWords.withoutScript}
          phone={<PhoneLink phone={phone} className="link" />}
        />
      </ScriptNote>
    </div>
  );
}

function NoEmail() {
  return (
    <>
      <h1 className="text-h1">{unsubscribeWords.heading}</h1>
      <p className="status-bad mt-5 text-lead text-balance">{unsubscribeWords.noEmail}</p>
      <GoTo label={unsubscribeWords.goHome} />
    </>
  );
}

function GoTo({ label }: { label: string }) {
  return (
    <button type="button" className={`${buttonClass("action")} mt-8`} onClick={goHome}>
      {label}
    </button>
  );
}

function Confirmation({ email, removalTime, phone }: Props & { email: string }) {
  const [state, setState] = useState<State>({ kind: "confirm" });
  const busy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSecondTap] = useState(watchTaps);

  useEffect(() => {
    if (state.kind !== "confirm") heading.current?.focus();
  }, [state]);

  async function run(send: typeof unsubscribe, done: Done, fallback: string) {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: "processing" });
    try {
      await send(email);
      setState({ kind: done });
    } catch (error) {
      // The specification gives these calls no message for a thrown error, only the server's text
      // or the fallback.
      setState({ kind: "error", message: error instanceof MailError ? error.message : fallback });
    } finally {
      busy.current = false;
    }
  }
  const leave = ({ nativeEvent }: MouseEvent) => {
    if (isSecondTap(nativeEvent)) return;
    void run(unsubscribe, "unsubscribed", mailFailed.unsubscribe);
  };
  // It replaces "Yes": the second tap of a double tap must not undo the first.
  const rejoin = ({ nativeEvent }: MouseEvent) => {
    if (isSecondTap(nativeEvent)) return;
    void run(resubscribe, "resubscribed", mailFailed.resubscribe);
  };

  /** A tab opened from a mail has nothing to go back to. */
  const goBack = () => (isFirstEntry() ? goHome() : window.history.back());

  const settled = state.kind !== "confirm" && state.kind !== "processing";
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        {settled ? unsubscribeWords.heading : unsubscribeWords.question}
      </h1>
      {/* An address may be 10 kB long; the buttons stay on the screen. */}
      <p className="mt-5 line-clamp-3 text-lead text-balance [overflow-wrap:anywhere]">
        <bdi>{email}</bdi>
      </p>
      <p role="status" className="mt-5 empty:mt-0">
        {state.kind === "processing" && unsubscribeWords.processing}
        {state.kind === "unsubscribed" && unsubscribeWords.done(removalTime)}
        {state.kind === "resubscribed" && unsubscribeWords.resubscribed}
      </p>
      <p role="alert" className="status-bad mt-5 [overflow-wrap:anywhere] empty:mt-0">
        {state.kind === "error" && state.message}
      </p>
      {state.kind === "confirm" && (
        <>
          <p className="mt-5 max-w-measure">{unsubscribeWords.consequence}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <button type="button" className={buttonClass("action")} onClick={leave}>
              {unsubscribeWords.yes}
            </button>
            <button type="button" className={buttonClass("quiet")} onClick={goBack}>
              {unsubscribeWords.no}
            </button>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-4">
        {state.kind === "unsubscribed" && (
          <button type="button" className={`${buttonClass("quiet")} mt-8`} onClick={rejoin}>
            {unsubscribeWords.resubscribe}
          </button>
        )}
        {settled && <GoTo label={unsubscribeWords.backHome} />}
      </div>
      <p className="mt-5 text-muted">
        <Sentence
          words={unsubscribeWords.ratherCall}
          phone={<PhoneLink phone={phone} className="link" />}
        />
      </p>
    </>
  );
}
