/*
 * Times that a visitor notices, side by side: in milliseconds unless stated otherwise. One export
 * each, so that bundles include only those they use.
 */

/** A form's status message is gone after this long (rows 100, 111, 155). */
export const statusMessage = 5000;
/** A page leaves, and another comes (rows 19-20). */
export const pageTransition = 500;
/** Blocks animate in once; longer on pages of long text (row 26). */
export const revealContent = 1000;
export const reveal = 700;
/**
 * Nothing is waited for longer: an island's scripts after a press, the page's own server when it is asked
 * whether it can be reached, the text of a refusal, the page before when Back is asked for.
 */
export const longestWaitMs = 5000;
/** A changed result, such as a filtered list or a form's answer, animates into place. */
export const stateChange = 240;
/** The typed headline (row 68). */
export const typeDelay = 100;
export const deleteSpeed = 50;
export const typePause = 2000;
/** The share of the hero that must be visible before typing starts, from 0 to 1 (row 69). */
export const typingVisibility = 0.3;
/** Home's house rests in its season's trouble this long once it is seen (row 85). */
export const coldRestMs = 900;
/** The stories (row 147). */
export const storyDelay = 3500;
export const storySpeed = 300;
/** The number of results is announced once typing has paused this long. */
export const announceResults = 400;
/** A menu opened by hover stays open this long after the pointer has left it. */
export const hoverGrace = 220;
/**
 * A page whose successor does not arrive is shown again after this long, like a view transition's
 * time-out.
 */
export const exitMs = 4000;
/**
 * A head that is parsed sooner than this after its request came quickly to a quick device: fonts can load
 * before the first paint.
 */
export const fastHeadMs = 120;

/** Maximum time between the two taps of a double tap. */
export const secondTap = 1000;
