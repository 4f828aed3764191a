import { namesTexts } from '@/locales/namespaces/names'
import { texts } from '@/locales/texts'
import { RequestError } from '@/request/errors'
import type { Services } from '../services'

type Deps = Pick<Services, 'dialogs'>

/**
 * Asks for confirmation before names are assigned to tickets. Shows the number of names, and that only one correction
 * is possible.
 */
export const confirmNames = ({ dialogs }: Deps, count: number): Promise<boolean> => {
  const t = texts.translator(namesTexts)
  return dialogs.confirm({
    title: t('names.askTitle'),
    content: t('names.askFirst'),
    confirmText: t('names.submit', { count }),
    cancelText: t('names.checkAgain'),
  })
}

/**
 * Asks for confirmation before one ticket is named. @param from current name, or ''. With a name, the dialog asks about
 * the only correction.
 */
export const confirmName = ({ dialogs }: Deps, from: string, to: string): Promise<boolean> => {
  const t = texts.translator(namesTexts)
  return dialogs.confirm({
    title: t('names.askTitle'),
    content: from ? t('names.askCorrect', { from, to }) : t('names.askFirst'),
    confirmText: t(from ? 'names.single.submitCorrect' : 'names.single.submit'),
    cancelText: t('names.checkAgain'),
  })
}

/**
 * Asks for confirmation before the face check opens. Used instead of the general dialog, whose text is about coupons.
 */
export const confirmFaceCheck = ({ dialogs }: Deps): Promise<boolean> => {
  const t = texts.translator(namesTexts)
  return dialogs.confirm({
    title: t('names.faceTitle'),
    content: t('names.faceContent'),
    confirmText: t('names.faceGo'),
    cancelText: t('button.cancel'),
  })
}

/** Creates the error for a document that is already saved under another name. */
export const otherNameRefusal = (): RequestError =>
  new RequestError({ kind: 'business', message: texts.translator(namesTexts)('names.card.otherName') })
