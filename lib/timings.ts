/*
 * Times that more than one place, or a test, relies on: in milliseconds unless said otherwise. Each
 * stands by itself, so that the page script carries only those it uses.
 */

/** A form's status message is gone after this long (rows 100, 111, 155). */
export const statusMessage = 5000;
/** Pages slide and fade in and out (rows 19-20). */
export const pageTransition = 500;
/** Blocks animate in once: longer on pages of long text (row 26). */
export const revealContent = 1000;
export const reveal = 700;
/** An island that does not live this long after it was asked for says so; its scripts may still come. */
export const islandPatience = 5000;
/** What a press has changed, such as a filtered list or a form's answer, rises into its place. */
export const stateChange = 240;
/** The typed headline (row 68). */
export const typeDelay = 100;
export const deleteSpeed = 50;
export const typePause = 2000;
/** The part of the hero that must be seen before typing starts, from 0 to 1 (row 69). */
export const typingVisibility = 0.3;
/** The stories (row 147). */
export const storyDelay = 3500;
/** A number of results is announced once typing has rested this long. */
export const announceResults = 400;
/** A menu opened by hover stays this long after the pointer left it. */
export const hoverGrace = 220;
/** A page that leaves for one that does not come is shown again after this long; a view transition gives up then, too. */
export const pageLeaves = 4000;
/** An answer within this long came over a quick line: our fonts can be here before the first paint. */
export const quickAnswer = 200;
/** There the first paint waits for them, at most this long after the frame that would have shown the page. */
export const fontsWait = 600;

/** A tap at the same place is the double of the one before within this. */
export const secondTap = 1000;
