/** Pictures that the device draws. Each is compared with an empty canvas of the same size. */
export const PICTURES = ['view', 'blankView', 'poster', 'blankPoster'] as const
export type Picture = (typeof PICTURES)[number]

/** Address of the picture on the poster. The bench responds to it. */
export const POSTER_URL = 'https://pictures.example/poster.jpg'
