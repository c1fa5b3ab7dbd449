import { log } from "~/runtime/log.server";

/**
 * A body that is made while it is sent: each piece when there is room for it, none once nobody
 * reads any more. A fault of ours is logged with the request's id, and cuts the body off.
 */
export function streamOf(pieces: AsyncGenerator<string>, requestId?: string): ReadableStream {
  const encoder = new TextEncoder();
  let wanted = true;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (!wanted) return;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log().error({ id: requestId, err: error }, "a response broke off");
          controller.error(error);
        }
      },
      async cancel() {
        wanted = false;
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
