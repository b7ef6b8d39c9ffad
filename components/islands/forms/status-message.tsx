import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { reducedMotion } from "@/lib/motion/reduced-motion";
import type { SubmitState } from "@/lib/forms/use-submit";

type Props = {
  /** The id of the error, by which it describes a field. */
  errorId?: string;
  state: SubmitState;
  sending: string;
  /** What to do after a failure: told with it. */
  advice?: ReactNode;
  className?: string;
};

/**
 * The outcome of a submission. Both live regions are in the page, empty, from the start, so that
 * assistive technology announces changes; an error is red and has an icon. The message is scrolled
 * into view: the form may have been sent by Enter from far above.
 */
export function StatusMessage({ errorId, state, sending, advice, className = "" }: Props) {
  const turn = "turn" in state ? state.turn : 0;
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turn === 0) return;
    const behavior = reducedMotion().matches ? "instant" : "smooth";
    message.current?.scrollIntoView({ block: "nearest", behavior });
  }, [turn]);

  return (
    <div ref={message} className={`font-semibold ${className}`}>
      <p role="status">
        {state.kind === "loading" && <span className="sr-only">{sending}</span>}
        {state.kind === "success" && (
          <span key={state.turn} className="message status-good flex items-start gap-2">
            <Icon name="circle-check" className="mt-1 size-5 shrink-0" />
            <span>{state.message}</span>
          </span>
        )}
      </p>
      <div role="alert" id={errorId}>
        {state.kind === "error" && (
          <div key={state.turn} className="message">
            <p className="status-bad flex items-start gap-2">
              <Icon name="circle-alert" className="mt-1 size-5 shrink-0" />
              <bdi className="min-w-0 wrap-anywhere">{state.message}</bdi>
            </p>{" "}
            {advice && <p className="mt-1 font-normal">{advice}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
