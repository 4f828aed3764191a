import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import type { CouponCode } from '@/api/coupon'
import { COUNTER_CODE_TTL } from '@/domain/coupon/counter-code'
import { codePicture } from '@/domain/ticket/code-picture'
import { couponCounterTexts } from '@/locales/namespaces/coupon-counter'
import textStyles from '@/styles/text.module.scss'
import { ChangeRing } from '../../code/change-ring'
import { useGateLight } from '../../code/use-gate-light'
import { useSecond } from '../../code/use-second'
import { ErrorState } from '../../screen/error-state'
import { useModel } from '../../screen/use-model'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Sheet } from '../../ui/sheet/sheet'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { type CodedCoupon, CodePopupModel } from './code-popup.model'
import styles from './code-popup.module.scss'

interface CodePopupProps {
  coupon: CodedCoupon & { title: string }
  open: boolean
  onClose: () => void
  /** Runs once the last use is verified. */
  onUsed: () => unknown
}

/**
 * Draws a coupon's redemption code for a counter. Replaces the code before it expires. Shows a picture instead after
 * the use.
 */
export function CodePopup({ open, ...props }: CodePopupProps) {
  const t = useTexts(couponCounterTexts)
  return (
    <Sheet open={open} onClose={props.onClose} title={t('counterCode.title')}>
      <Codes {...props} />
    </Sheet>
  )
}

const Codes = observer(({ coupon, onClose, onUsed }: Omit<CodePopupProps, 'open'>) => {
  const model = useModel((deps) => new CodePopupModel(deps, coupon, onUsed))
  useGateLight(!model.used)
  return (
    <View className={styles.codes}>
      <View className={textStyles.bodyStrongLines}>{coupon.title}</View>
      <Content model={model} onClose={onClose} />
    </View>
  )
})

const Content = observer(({ model: { codes, used }, onClose }: { model: CodePopupModel; onClose: () => void }) => {
  const t = useTexts(couponCounterTexts)
  const { value, status, error, load } = codes
  if (status === 'failed') return <ErrorState error={error} onRetry={load} compact />
  if (value === null) return <Skeleton shape="block" height="308px" />
  // Only one code is visible at a time, because a scanner could read either of two.
  const open = value.findIndex(({ statusImageUrl }) => statusImageUrl === '')
  const at = open < 0 ? value.length - 1 : open
  return (
    <>
      {value.length > 0 && <Use key={at} code={value[at]} number={at + 1} total={value.length} onRetry={load} />}
      {used ? (
        <Button onClick={onClose}>{t('counterCode.done')}</Button>
      ) : (
        <Text className={textStyles.meta}>{t('counterCode.hint')}</Text>
      )}
    </>
  )
})

interface UseProps {
  code: CouponCode
  /** Number of the use, from 1. */
  number: number
  total: number
  onRetry: () => unknown
}

/** Draws one use of the coupon: its code with the remaining time, or the picture that shows the verified use. */
function Use({ code: { verifyCode, statusImageUrl, verifyCodeExpireTime }, number, total, onRetry }: UseProps) {
  const t = useTexts(couponCounterTexts)
  const now = useSecond()
  const picture = useMemo(() => verifyCode && codePicture(verifyCode), [verifyCode])
  const left = (verifyCodeExpireTime ?? 0) - now
  return (
    <View className={styles.paper}>
      {total > 1 && <Text className={styles.number}>{t('counterCode.use', { number, total })}</Text>}
      {statusImageUrl ? (
        <>
          <Image className={styles.code} src={statusImageUrl} mode="aspectFit" ariaHidden />
          <Text className={styles.verified} role="status">
            {t('counterCode.verified')}
          </Text>
        </>
      ) : left > 0 ? (
        <>
          <Image
            className={styles.code}
            src={picture}
            mode="aspectFit"
            ariaLabel={t('counterCode.label', { number, seconds: COUNTER_CODE_TTL / 1000 })}
          />
          <ChangeRing left={left} of={COUNTER_CODE_TTL} text={(seconds) => t('counterCode.validFor', { seconds })} />
        </>
      ) : (
        <View className={styles.ended}>
          {t('counterCode.ended')}
          <Button kind="secondary" size="s" onClick={onRetry}>
            {t('button.retry')}
          </Button>
        </View>
      )}
    </View>
  )
}
