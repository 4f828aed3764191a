import type { AnswerTexts } from '@/domain/form-schema/answer-text'
import { useTexts } from '@/components/texts'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { formTime, useLocalized } from './local-texts'

/** Returns the texts of answers in the current language. */
export const useAnswerTexts = (): AnswerTexts => {
  const t = useTexts(formDefinitionTexts)
  return {
    ...{ yes: t('answer.yes'), no: t('answer.no'), consent: t('answer.consent'), signature: t('answer.signature') },
    ...{ person: t('answer.person'), pictures: (count) => t('answer.pictures', { count }) },
    ...{ separator: t('common.separator'), read: useLocalized(), time: formTime },
  }
}
