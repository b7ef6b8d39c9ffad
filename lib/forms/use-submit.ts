import { useEffect, useRef, useState } from "react";
import { outcomeOf, type Outcome, type ReadAnswer } from "@/lib/forms/mail";
import * as timings from "@/lib/timings";

/**
 * A form's message. `turn` grows with every message, so that a repeated text is announced again.
 */
export type SubmitState =
  { kind: "idle" | "loading" } | { kind: "success" | "error"; message: string; turn: number };

/**
 * The state of a form: idle, loading, then success or error for five seconds.
 *
 * `submit` sends `value` and resolves with its outcome, or with undefined while a send is under
 * way; `refuse` shows an error without sending. A late answer after unmount changes nothing, and
 * the request is never aborted: it must arrive even if the visitor moves on.
 */
export function useSubmit<Value>(
  send: (value: Value) => Promise<ReadAnswer>,
  successMessage: string,
  onSuccess?: (answer: unknown) => void,
) {
  const [state, setState] = useState<SubmitState>({ kind: "idle" });
  // A ref, not state: three submits in one task would all see the old state.
  const busy = useRef(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(kind: "success" | "error", message: string) {
    clearTimeout(timer.current);
    turn.current += 1;
    setState({ kind, message, turn: turn.current });
    timer.current = setTimeout(() => setState({ kind: "idle" }), timings.statusMessage);
  }

  async function submit(value: Value): Promise<Outcome | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    clearTimeout(timer.current);
    setState({ kind: "loading" });
    try {
      const read = await send(value);
      // An error in the callback is no failed send: the request has arrived.
      if (onSuccess)
        read()
          .then(onSuccess)
          .catch((error: unknown) => console.error("The success callback failed.", error));
      show("success", successMessage);
      return "arrived";
    } catch (error) {
      show("error", error instanceof Error ? error.message : String(error));
      return outcomeOf(error);
    } finally {
      busy.current = false;
    }
  }

  return { state, submit, refuse: (message: string) => show("error", message) };
}
