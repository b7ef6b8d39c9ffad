import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useGalleryViewer } from "@/components/islands/lightbox/gallery-viewer";

// What a visitor meets whose tab is older than the last deploy: the chunk is gone.
jest.mock("@/components/islands/lightbox/lightbox", () => {
  throw new Error("Failed to load chunk");
});

const photos = [{ publicId: "ac/unit", category: "AC", alt: "A <b>condenser</b>" }];

beforeEach(() => {
  // jsdom knows the element but not its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
});

function Page({ gone = false, onOrphaned = () => {} }) {
  const viewer = useGalleryViewer(onOrphaned);
  return (
    <>
      {!gone && (
        <button
          onFocus={viewer.warm}
          onClick={({ currentTarget: opener }) => viewer.open({ photos, index: 0, opener })}
        >
          Open
        </button>
      )}
      {viewer.element}
    </>
  );
}

test("when the lightbox cannot be loaded the photo opens in a plain dialog (row 178)", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const image = await screen.findByRole("img", { name: "A <b>condenser</b>" });
  expect(image).toHaveAttribute("src", "/image/upload/w_1600,q_auto,f_auto/ac/unit");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("focus goes elsewhere when the thumbnail is gone (row 178)", async () => {
  const onOrphaned = jest.fn();
  const { rerender } = render(<Page onOrphaned={onOrphaned} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const close = await screen.findByRole("button", { name: "Close" });
  rerender(<Page gone onOrphaned={onOrphaned} />);
  await userEvent.click(close);
  expect(onOrphaned).toHaveBeenCalledTimes(1);
});

test("Esc during the loading gives the opening up (row 181)", async () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  fireEvent.click(opener);
  fireEvent.keyDown(document, { key: "Escape" });
  await act(() =>
    import("@/components/islands/lightbox/lightbox").then(undefined, () => undefined),
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
