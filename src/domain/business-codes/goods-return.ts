/** Error codes about returns of goods. This project defines all of them. */
export const GOODS_RETURN_CODES = {
  /** The request does not fit the state of the pieces, or the goods cannot be returned for this reason. */
  returnUnfit: 22037301,
  /** More than seven days have passed since the receipt. */
  returnTooLate: 22037302,
  /** A piece is in a return that is not over. */
  returnOpen: 22037303,
  /** The merchant has rejected two requests for a piece. */
  returnRejected: 22037304,
  /** Broken or wrong goods need at least one picture. */
  returnPictures: 22037305,
  /** The return has changed, so that the action is not possible any more. */
  returnChanged: 22037306,
} as const
