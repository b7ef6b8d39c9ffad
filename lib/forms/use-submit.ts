import { useEffect, useRef, useState } from "react";
import { MailError, type ReadAnswer } from "@/lib/forms/mail";
import * as timings from "@/lib/timings";

/** What a form says. `turn` grows with every message, so that the same words are announced again. */
export type SubmitState =
  { kind: "idle" | "loading" } | { kind: "success" | "error"; message: string; turn: number };

/**
 * How a submission ended. "unknown": the answer did not come or may not be read, so that it may have
 * arrived.
 */
export type Outcome = "arrived" | "refused" | "unknown";

/**
 * One form's life: idle, loading, then success or error for five seconds (rows 96-100, 111, 155).
 *
 * `submit` sends `value` once and resolves with its outcome, undefined while one is under way;
 * `refuse` shows an error without a call. A late answer after unmount changes nothing, and
 * the request itself is never aborted: a lead must arrive even if the visitor moves on (F37).
 */
export function useSubmit<Value>(
  send: (value: Value) => Promise<ReadAnswer>,
  successMessage: string,
  onSuccess?: (answer: unknown) => void,
) {
  const [state, setState] = useState<SubmitState>({ kind: "idle" });
  // A state alone would let three submits in one task send three times (F23).
  const busy = useRef(false);
  const mounted = useRef(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    if (state.kind !== "success" && state.kind !== "error") return;
    // Disabling the focused control dropped the focus to <body>; give it back.
    if (focused.current instanceof HTMLElement && document.activeElement === document.body) {
      // The message itself is brought into sight (components/islands/forms/status-message).
      focused.current.focus({ preventScroll: true });
    }
  }, [state]);

  function show(kind: "success" | "error", message: string) {
    clearTimeout(timer.current);
    if (!mounted.current) return;
    turn.current += 1;
    setState({ kind, message, turn: turn.current });
    timer.current = setTimeout(() => setState({ kind: "idle" }), timings.statusMessage);
  }

  async function submit(value: Value): Promise<Outcome | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    const offline = !navigator.onLine;
    clearTimeout(timer.current);
    focused.current = document.activeElement;
    setState({ kind: "loading" });
    try {
      const read = await send(value);
      if (onSuccess) void notify(onSuccess, read);
      show("success", successMessage);
      return "arrived";
    } catch (error) {
      show("error", error instanceof Error ? error.message : String(error));
      return offline || error instanceof MailError ? "refused" : "unknown";
    } finally {
      busy.current = false;
    }
  }

  return { state, submit, refuse: (message: string) => show("error", message) };
}

/** A callback that throws is its own fault, never the visitor's: the request has arrived (F31). */
async function notify(onSuccess: (answer: unknown) => void, read: ReadAnswer) {
  try {
    onSuccess(await read());
  } catch (error) {
    console.error("The success callback failed.", error);
  }
}
