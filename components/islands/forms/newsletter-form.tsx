"use client";

import { useState, type FormEvent } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { sendButton } from "@/lib/forms/send-button";
import { StatusMessage } from "@/components/islands/forms/status-message";
import { newsletterWords } from "@/content/words/newsletter";
import { readAddress } from "@/lib/forms/address";
import { refuseHeldEnter } from "@/lib/forms/held-enter";
import { cleanFields } from "@/lib/forms/clean-fields";
import { subscribe } from "@/lib/forms/mail";
import { timeOf, useReceipts } from "@/lib/forms/receipt";
import { useSubmit } from "@/lib/forms/use-submit";

const problemId = "newsletter-email-problem";

/**
 * The newsletter form in the footer: one address, with our own message for an invalid one, which is
 * not sent. The message disappears after five seconds; the field stays marked as invalid until it
 * is corrected.
 */
export function NewsletterForm() {
  const { state, submit, refuse } = useSubmit(subscribe, newsletterWords.subscribed);
  const {
    receipts: [receipt],
    add,
  } = useReceipts<string>("newsletter-receipts");
  const [wrong, setWrong] = useState(false);
  const loading = state.kind === "loading";
  const isRefused = state.kind === "error" && state.message === newsletterWords.invalid;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    cleanFields(form);
    const email = readAddress(String(new FormData(form).get("newsletter-email")));
    setWrong(!email);
    if (!email) return refuse(newsletterWords.invalid);
    const outcome = await submit(email);
    if (outcome === "arrived") form.reset();
    if (outcome) add(email, outcome);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={refuseHeldEnter}
      aria-busy={loading || undefined}
    >
      <label htmlFor="newsletter-email" className="mb-1.5 block font-heading font-semibold">
        {newsletterWords.label}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <input
          id="newsletter-email"
          name="newsletter-email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="off"
          inputMode="email"
          readOnly={loading}
          aria-disabled={loading || undefined}
          onInput={({ currentTarget }) => {
            if (readAddress(currentTarget.value)) setWrong(false);
          }}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? problemId : undefined}
          className="control min-w-0 sm:flex-[1_1_10rem]"
        />
        <button
          {...sendButton(state.kind)}
          name="subscribe"
          className={`${buttonClass("night")} shrink-0 sm:min-w-44`}
        >
          {loading ? newsletterWords.subscribing : newsletterWords.subscribe}
        </button>
      </div>
      <StatusMessage
        errorId={problemId}
        state={state}
        sending={newsletterWords.sending}
        advice={isRefused ? undefined : newsletterWords.failed}
        className="mt-3"
      />
      {receipt && state.kind === "idle" && (
        <p className="wrap-anywhere">
          {newsletterWords[receipt.arrived ? "arrived" : "unknown"](
            receipt.content,
            timeOf(receipt),
          )}
        </p>
      )}
      <p className="script-note">{newsletterWords.withoutScript}</p>
    </form>
  );
}
