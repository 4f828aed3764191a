import type { CaptchaWindow } from '../../../../../src/domain/captcha/captcha'
import type { Db } from '../../../core/database/database'
import { runHooks } from '../../../core/run-hooks'

declare module '../../../core/hooks' {
  interface Hooks {
    /**
     * Returns the captcha window of a show. Null means that the show has none, and undefined that the show is unknown.
     */
    'risk.window': (db: Db, showId: string) => Promise<CaptchaWindow | null | undefined>
  }
}

/** Returns the captcha window of a show from the hook `risk.window`. */
export const captchaWindow = async (db: Db, showId: string): Promise<CaptchaWindow | null | undefined> =>
  (await runHooks('risk.window', db, showId)).find((window) => window !== undefined)
