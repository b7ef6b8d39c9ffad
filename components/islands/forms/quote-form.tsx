"use client";

import { useRef, useState, type FormEvent } from "react";
import { OfflineNote } from "@/components/islands/forms/offline-note";
import { QuoteReceipt } from "@/components/islands/forms/quote-receipt";
import { buttonClass } from "@/components/ui/button-class";
import { PhoneLink } from "@/components/ui/phone-link";
import { QuoteFields } from "@/components/ui/quote-fields";
import { Sentence } from "@/components/ui/sentence";
import { sendButton } from "@/lib/forms/send-button";
import { StatusMessage } from "@/components/islands/forms/status-message";
import type { Company } from "@/content/data/schemas/company";
import { formWords } from "@/content/words/forms";
import { receiptWords } from "@/content/words/receipt";
import { cleanFields } from "@/lib/forms/clean-fields";
import { sendDraft } from "@/lib/forms/draft";
import { sendQuote } from "@/lib/forms/mail";
import {
  findProblems,
  readQuote,
  type Quote,
  type QuotePlace,
  type QuoteProblems,
} from "@/lib/forms/quote";
import { useReceipts } from "@/lib/forms/receipt";
import { useSubmit } from "@/lib/forms/use-submit";

type Props = {
  /** "home" uses the browser's validation; "contact" its own. */
  place: QuotePlace;
  buttonText: string;
  phone: Company["phone"];
  /** Always shown under the button. */
  promise: string;
  replyTime: string;
  /** Receives the server's parsed answer after a 2xx. */
  onSuccess?: (answer: unknown) => void;
};

/**
 * The quote form of the home page and of the contact page. Its fields are uncontrolled: the page
 * script restores a draft, fills in what the URL brings and stores what is typed
 * (lib/browser/features/draft), with or without React.
 */
export function QuoteForm(props: Props) {
  const { place, buttonText, phone, promise, replyTime, onSuccess } = props;
  const [problems, setProblems] = useState<QuoteProblems>({});
  const { state, submit } = useSubmit(sendQuote, formWords.sent[place], onSuccess);
  // Whether the last press left a receipt: told once, and not of one that was there before.
  const [isTold, setTold] = useState(false);
  const { receipts, add, remove } = useReceipts<Quote>("quote-receipts");
  const sendButtonRef = useRef<HTMLButtonElement>(null);
  const loading = state.kind === "loading";
  const number = <PhoneLink phone={phone} className="link" />;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    cleanFields(form);
    const quote = readQuote(form);
    const found = findProblems(quote, place);
    setProblems(found);
    // In the order of the fields, as `findProblems` returns them.
    const [firstBad] = Object.keys(found);
    if (firstBad) return form.querySelector<HTMLElement>(`[name=${firstBad}]`)?.focus();
    setTold(false);
    const settle = sendDraft(form);
    const outcome = await submit(quote);
    settle(outcome);
    if (outcome) add(quote, outcome);
    setTold(outcome === "arrived" || outcome === "unknown");
    // What was added during the send has not been sent, so it stays.
    if (outcome === "arrived" && JSON.stringify(readQuote(form)) === JSON.stringify(quote))
      form.reset();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(problems).length === 0) return;
    // A hint disappears once its field is valid; none appears while typing.
    const now = findProblems(readQuote(event.currentTarget), place);
    setProblems((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name in now)));
  }

  return (
    <>
      <form
        data-draft=""
        method="post"
        noValidate={place === "contact"}
        onSubmit={onSubmit}
        onInput={onInput}
        onReset={() => setProblems({})}
        aria-busy={loading || undefined}
        className="grid gap-5"
      >
        <QuoteFields place={place} problems={problems} />
        <div>
          <button
            {...sendButton(state.kind)}
            ref={sendButtonRef}
            name="send"
            className={`${buttonClass("action")} w-full sm:w-auto sm:min-w-56`}
          >
            {loading ? formWords.sending : buttonText}
          </button>
          <p className="mt-3 text-muted">{promise}</p>
          <StatusMessage
            state={state}
            sending={formWords.onItsWay}
            advice={<Sentence words={formWords.failed} phone={number} />}
            className="mt-3 min-h-7 scroll-mb-48"
          />
          <OfflineNote />
          <p className="script-note">
            <Sentence words={formWords.withoutScript} phone={number} />
          </p>
        </div>
      </form>
      <p role="status" className="sr-only">
        {isTold ? receiptWords.told : null}
      </p>
      {receipts.map((receipt) => (
        <QuoteReceipt
          key={receipt.time}
          receipt={receipt}
          phone={number}
          phoneText={phone.display}
          replyTime={replyTime}
          onRemove={() => {
            remove(receipt);
            setTold(false);
            // The pressed button is gone.
            sendButtonRef.current?.focus();
          }}
        />
      ))}
    </>
  );
}
