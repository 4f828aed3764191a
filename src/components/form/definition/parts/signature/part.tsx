import { Canvas, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useState } from 'react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { Notice } from '@/components/ui/notice/notice'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { gesturesOn } from '@/platform/gestures'
import { useLocalized } from '../../local-texts'
import { Frame } from '../frame'
import type { PartProps, Parts } from '../part'
import styles from '../parts.module.scss'
import { PictureItem } from '../pictures/picture-item'
import { SignatureModel } from './signature.model'

/** Draws the pad, and a text field for applicants who cannot draw. */
const Pad = observer(({ label, onDone }: { label: string; onDone: (path: string) => Promise<unknown> }) => {
  const t = useTexts(formDefinitionTexts)
  // Element selectors of mini program hosts do not support the colons of `useId`.
  const id = `sign${useId().replace(/\W/g, '')}`
  const pad = useModel((deps) => new SignatureModel({ ...deps, gesturesOn }, { id, onDone }))
  useEffect(() => void pad.attach(), [pad])
  const [name, setName] = useState('')
  const write = (text: string) => {
    setName(text)
    pad.write(text)
  }
  if (pad.state === 'failed') return <Notice tone="danger">{t('signature.failed')}</Notice>
  return (
    <>
      <View className={styles.pad} role="img" ariaLabel={t('signature.area', { label })}>
        <Canvas className={styles.canvas} type="2d" id={id} disableScroll ariaHidden {...pad.gestures.handlers} />
      </View>
      <Field label={t('signature.name')} hint={t('signature.nameHint')} value={name} maxlength={40} onInput={write} />
      <View className={styles.acts}>
        <Button kind="secondary" size="m" disabled={pad.points === 0} onClick={() => write('')}>
          {t('button.clear')}
        </Button>
        <Button kind="secondary" size="m" disabled={!pad.isDrawn} onClick={pad.finish}>
          {t('signature.use')}
        </Button>
      </View>
    </>
  )
})

const SignaturePart = observer(({ slot, model }: PartProps<'SIGNATURE'>) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const pictures = model.picturesOf(slot.name, {
    read: () => (slot.value ? [slot.value] : []),
    write: ([entryCode]) => slot.set(entryCode),
  })
  const [row] = pictures.rows
  return (
    <Frame slot={slot}>
      {row ? (
        <View role="list">
          <PictureItem row={row} name={t('signature.title')} pictures={pictures} />
        </View>
      ) : (
        <Pad label={read(slot.label)} onDone={pictures.add} />
      )}
    </Frame>
  )
})

export const parts: Parts<'SIGNATURE'> = { SIGNATURE: SignaturePart }
