import { namesTexts } from '@/locales/namespaces/names'
import { texts } from '@/locales/texts'
import { RequestError } from '@/request/errors'
import type { Services } from '../services'

type Deps = Pick<Services, 'dialogs'>

/** Asks for confirmation before names are put on tickets, with their number and the single correction. */
export const confirmNames = ({ dialogs }: Deps, count: number): Promise<boolean> => {
  const t = texts.translator(namesTexts)
  return dialogs.confirm({
    title: t('names.askTitle'),
    content: t('names.askFirst'),
    confirmText: t('names.submit', { count }),
    cancelText: t('names.checkAgain'),
  })
}

/** Asks for confirmation before a naming. @param from current name, '' for none; else it is the one correction */
export const confirmName = ({ dialogs }: Deps, from: string, to: string): Promise<boolean> => {
  const t = texts.translator(namesTexts)
  return dialogs.confirm({
    title: t('names.askTitle'),
    content: from ? t('names.askCorrect', { from, to }) : t('names.askFirst'),
    confirmText: t(from ? 'names.single.submitCorrect' : 'names.single.submit'),
    cancelText: t('names.checkAgain'),
  })
}

/** Asks for confirmation before the face check opens. The guard's own question is about coupons. */
export const confirmFaceCheck = ({ dialogs }: Deps): Promise<boolean> => {
  const t = texts.translator(namesTexts)
  return dialogs.confirm({
    title: t('names.faceTitle'),
    content: t('names.faceContent'),
    confirmText: t('names.faceGo'),
    cancelText: t('button.cancel'),
  })
}

/** Returns the refusal of a document that is saved under another name. */
export const otherNameRefusal = (): RequestError =>
  new RequestError({ kind: 'business', message: texts.translator(namesTexts)('names.card.otherName') })
