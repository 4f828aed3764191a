/** Pictures that are made on the device, each beside an empty canvas of its size. */
export const PICTURES = ['view', 'blankView', 'poster', 'blankPoster'] as const
export type Picture = (typeof PICTURES)[number]

/** Address of the poster's picture; the bench answers it. */
export const POSTER_URL = 'https://pictures.example/poster.jpg'
