import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId } from 'react'
import { problemText } from '@/components/form/problem'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { Spinner } from '@/components/ui/spinner/spinner'
import { providersTexts } from '@/locales/namespaces/providers'
import boxStyles from '@/styles/box.module.scss'
import type { ProviderButtonsModel } from './provider-buttons.model'
import styles from './provider-buttons.module.scss'

/** Maximum width of the form's column, CSS px. The next constant is the sum of both margins on a phone. */
const WIDEST = 400
const GUTTERS = 32

/** Draws Google's and Apple's buttons below the shop's login methods. Draws nothing if the merchant offers neither. */
export const ProviderButtons = observer(({ model }: { model: ProviderButtonsModel }) => {
  const t = useTexts(providersTexts)
  const { google, apple, hint, offers } = model
  if (offers.length === 0) return null
  const lost = [
    ...(offers.includes('GOOGLE') && google === 'unreachable' ? [t('googleName')] : []),
    ...(offers.includes('APPLE') && apple === 'unreachable' ? [t('appleName')] : []),
  ]
  return (
    <View className={boxStyles.stack3}>
      <View className={styles.or} ariaHidden>
        <Text>{t('or')}</Text>
      </View>
      {offers.includes('GOOGLE') && google !== 'unreachable' && <GoogleButton model={model} />}
      {offers.includes('APPLE') && apple !== 'unreachable' && (
        <Button
          className={styles.apple}
          kind="secondary"
          size="m"
          block
          icon="apple"
          loading={apple === 'drawing'}
          onClick={model.signInWithApple}
        >
          {t('apple')}
        </Button>
      )}
      {lost.map((provider) => (
        <Notice key={provider} tone="notice">
          {t('unreachable', { provider })}
        </Notice>
      ))}
      {hint && <Notice tone={hint.tone}>{problemText(t, hint.problem)}</Notice>}
    </View>
  )
})

/** Draws the element in which Google's script draws its button. Google does not accept any other button. */
const GoogleButton = observer(({ model }: { model: ProviderButtonsModel }) => {
  const t = useTexts(providersTexts)
  const id = useId().replace(/:/g, '')
  const { platform } = useServices()
  useEffect(() => {
    model.setPlace(id, Math.min(WIDEST, platform.system.window().width - GUTTERS))
  }, [id, model, platform])
  return (
    <View className={styles.google}>
      <View id={id} className={styles.drawn} />
      {model.google === 'drawing' && <Spinner className={styles.spinner} label={t('googleLoading')} />}
    </View>
  )
})
