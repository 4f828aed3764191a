import type { Row } from '../../core/database/database'

/** `target`: where the piece belongs, 0 to 100. The token itself is not stored, only its hash. */
export type CaptchaChallengeTable = Row<'captcha_challenges'>
