import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useTexts } from '@/components/texts'
import { useDesktop } from '@/components/shell/use-desktop'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import textStyles from '@/styles/text.module.scss'
import { problemText } from '../../problem'
import { anchorOf } from '../anchor'
import type { DefinitionFormModel } from '../definition-form.model'
import { useLocalized } from '../local-texts'
import { FORM_PROBLEM } from '../shown-fields'
import { DraftNotice } from './draft-notice'
import { ProblemList } from './problem-list'
import { SectionPart } from './section-part'
import { SectionList, StepProgress } from './section-list'
import styles from './definition-form.module.scss'

export interface DefinitionFormProps {
  model: DefinitionFormModel
  /** Text of the button that sends the form. */
  submitText: string
  /** Content above the first section. */
  lead?: ReactNode
}

/**
 * Draws a form that a merchant has defined, below the navigation bar. Phones show one section at a time, desktops all
 * sections beside their list.
 */
export const DefinitionForm = observer(({ model, submitText, lead }: DefinitionFormProps) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const desktop = useDesktop()
  const { current, definition, draft, form, sections, target } = model
  const isStart = desktop || model.step === 0
  const problem = form.problems.form
  const drawn = desktop ? sections : current ? [current] : []
  return (
    <>
      <ScrollView className={styles.scroll} scrollY scrollIntoView={target ? anchorOf(target.name) : undefined}>
        <View className={styles.page}>
          {desktop && <SectionList model={model} />}
          <View className={styles.column}>
            {isStart && lead}
            {isStart && definition.intro && <Text className={textStyles.meta}>{read(definition.intro)}</Text>}
            <DraftNotice model={model} />
            <ProblemList model={model} />
            {!desktop && <StepProgress model={model} />}
            {drawn.map((section) => (
              <SectionPart key={section.index} model={model} section={section} />
            ))}
            {problem && (
              <View id={anchorOf(FORM_PROBLEM)}>
                <Notice tone="danger">{problemText(t, problem)}</Notice>
              </View>
            )}
            {desktop && (
              <View className={styles.acts}>
                <Button disabled={draft.isSentElsewhere} onClick={model.submit}>
                  {submitText}
                </Button>
              </View>
            )}
          </View>
        </View>
      </ScrollView>
      {!desktop && (
        <BottomBar>
          {model.step > 0 && (
            <Button kind="secondary" onClick={model.back}>
              {t('step.back')}
            </Button>
          )}
          {model.isLastStep ? (
            <Button disabled={draft.isSentElsewhere} onClick={model.submit}>
              {submitText}
            </Button>
          ) : (
            <Button onClick={model.next}>{t('step.next')}</Button>
          )}
        </BottomBar>
      )}
    </>
  )
})
