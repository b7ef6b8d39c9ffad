"use client";

import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { OfflineNote } from "@/components/islands/forms/offline-note";
import { buttonClass, staysDisabled } from "@/components/ui/button-class";
import { ScriptNote } from "@/components/ui/script-note";
import { PhoneLink } from "@/components/ui/phone-link";
import { QuoteFields } from "@/components/ui/quote-fields";
import { Sentence } from "@/components/ui/sentence";
import { StatusMessage } from "@/components/islands/forms/status-message";
import type { Company, ServiceOption } from "@/content/schema";
import { formWords } from "@/content/words/forms";
import {
  clearDraft,
  draftKey,
  restoreDraft,
  saveDraft,
  sendDraft,
  useRestored,
} from "@/lib/forms/draft";
import { sendQuote } from "@/lib/forms/mail";
import { pageBefore, prefillFromAddress } from "@/lib/forms/prefill";
import {
  findBlankName,
  findProblems,
  quoteFields,
  readQuote,
  type QuoteProblems,
} from "@/lib/forms/quote";
import { useHydrated } from "@/lib/use-hydrated";
import { useSubmit } from "@/lib/forms/use-submit";

type Props = {
  /** "home" keeps the browser's validation (row 87); "contact" brings its own (rows 103-107). */
  place: "home" | "contact";
  buttonText: string;
  phone: Company["phone"];
  /** Stands under the button at all times (row 109). */
  promise: string;
  /** On the contact page: what whoever comes from a page asks about, by that page's path. */
  serviceByPage?: Readonly<Record<string, ServiceOption>>;
  /** Receives the server's parsed answer after a 2xx (row 194). */
  onSuccess?: (answer: unknown) => void;
};

/**
 * The quote form of the home page and of the contact page: one form, one state machine
 * (rows 86-112). Fields are uncontrolled, so nothing typed before hydration is lost.
 */
export function QuoteForm(props: Props) {
  const { place, buttonText, phone, promise, serviceByPage, onSuccess } = props;
  const ownCheck = place === "contact";
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [problems, setProblems] = useState<QuoteProblems>({});
  const restored = useRestored();
  const { state, submit } = useSubmit(sendQuote, formWords.sent[place], onSuccess);
  const loading = state.kind === "loading";
  const number = <PhoneLink phone={phone} className="link" />;

  // In the moment in which the form comes alive: a letter typed after it would pass for a kept draft.
  useLayoutEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    if (!ownCheck) return;
    prefillFromAddress(form.current, window.location.search, serviceByPage?.[pageBefore()]);
  }, [ownCheck, serviceByPage]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const quote = readQuote(sent);
    const found = ownCheck ? findProblems(quote) : findBlankName(quote);
    setProblems(found);
    const firstBad = quoteFields.find((field) => found[field]);
    if (firstBad) return focusField(sent, firstBad);
    const settle = sendDraft(sent);
    const arrived = await submit(quote);
    settle(arrived);
    // What was added while it was on its way has not arrived, so it stays.
    if (arrived && JSON.stringify(readQuote(sent)) === JSON.stringify(quote)) empty(sent);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    saveDraft(event.currentTarget);
    if (Object.keys(problems).length === 0) return;
    // A hint goes as soon as its own field is right, and no new one appears while typing.
    const now = findProblems(readQuote(event.currentTarget));
    setProblems((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name in now)));
  }

  function empty(emptied: HTMLFormElement) {
    emptied.reset();
    setProblems({});
  }

  /** The pressed button goes away with the draft, so the focus moves to where one starts afresh. */
  function discard() {
    if (!form.current) return;
    clearDraft();
    empty(form.current);
    focusField(form.current, "name");
  }

  return (
    <form
      ref={form}
      data-island="view"
      data-keeps={draftKey}
      data-prefills={ownCheck || undefined}
      method="post"
      noValidate={ownCheck}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={loading}
      className="grid gap-5"
    >
      {restored !== "none" && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {restored === "unconfirmed" ? (
            <span>
              <Sentence words={formWords.unconfirmed} phone={number} />
            </span>
          ) : restored === "unsent" ? (
            `${formWords.kept} ${formWords.unsent}`
          ) : (
            formWords.kept
          )}
          <button type="button" className="link min-h-11" onClick={discard}>
            {formWords.discard}
          </button>
        </p>
      )}
      <QuoteFields idPrefix={place} messageRequired={ownCheck} problems={problems} />
      <div>
        <button
          type="submit"
          disabled={!hydrated || loading}
          {...staysDisabled}
          className={`${buttonClass("action")} w-full sm:w-auto sm:min-w-56`}
        >
          {loading ? formWords.sending : buttonText}
        </button>
        <p className="mt-3 text-muted">{promise}</p>
        <p className="text-muted">
          <Sentence words={formWords.hurry} phone={number} />
        </p>
        <StatusMessage state={state} className="mt-3" />
        {state.kind === "error" && (
          <p className="mt-1">
            <Sentence words={formWords.failed} phone={number} />
          </p>
        )}
        <OfflineNote />
        <ScriptNote>
          <Sentence words={formWords.withoutScript} phone={number} />
        </ScriptNote>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
