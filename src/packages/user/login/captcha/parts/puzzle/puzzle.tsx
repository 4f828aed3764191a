import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import type { SliderKey } from '@/domain/captcha/slider'
import { userTexts } from '@/locales/namespaces/user'
import type { CaptchaModel } from '../../captcha.model'
import styles from './puzzle.module.scss'
import { useDrag } from './use-drag'

/** Element id of the slider, which initially has the keyboard focus. */
export const SLIDER_ID = 'captcha-slider'
/** Element id of the instructions. */
export const LEAD_ID = 'captcha-lead'

const PUSHES = [
  { key: 'PageDown', label: 'captcha.farLeft', icon: 'chevron-left', twice: true },
  { key: 'ArrowLeft', label: 'captcha.left', icon: 'chevron-left', twice: false },
  { key: 'ArrowRight', label: 'captcha.right', icon: 'chevron-right', twice: false },
  { key: 'PageUp', label: 'captcha.farRight', icon: 'chevron-right', twice: true },
] as const

/** Draws a picture with a displaced piece, and the controls that move the piece to its gap. */
export const Puzzle = observer(({ model }: { model: CaptchaModel }) => {
  const t = useTexts(userTexts)
  const { host } = useServices().platform
  const { position, challenge, status } = model
  const drag = useDrag({ onGrasp: model.grasp, onDrag: model.drag, onRelease: () => void model.release() })
  const held = { ...drag.touch, ...(host.isMini ? { catchMove: true } : drag.grip) }
  const handleKeyDown = (event: { key: string; preventDefault: () => void }) => {
    if (event.key === 'Enter') void model.submit()
    else if (!model.push(event.key)) return
    event.preventDefault()
  }
  const quiet = status !== 'ready'
  const positionStyle = { left: `${position}%` }
  return (
    <View className={classes(styles.puzzle, quiet && styles.quiet, status === 'passed' && styles.there)}>
      <View className={styles.picture} ariaHidden>
        {challenge?.picture && <Image className={styles.ground} src={challenge.picture} mode="scaleToFill" />}
        <View className={styles.lane} style={{ top: `${challenge?.top ?? 0}px` }}>
          <View className={styles.stub} style={positionStyle} {...held}>
            {challenge?.piece && <Image className={styles.ground} src={challenge.piece} mode="scaleToFill" />}
          </View>
        </View>
      </View>
      <View className={styles.rail}>
        <View className={styles.lane}>
          <View
            id={SLIDER_ID}
            className={styles.knob}
            style={positionStyle}
            role="slider"
            tabIndex={0}
            ariaLabel={t('captcha.stub')}
            ariaDescribedby={LEAD_ID}
            ariaValuemin={0}
            ariaValuemax={100}
            ariaValuenow={Math.round(position)}
            ariaValuetext={t('captcha.position', { at: Math.round(position) })}
            ariaDisabled={quiet}
            onKeyDown={handleKeyDown}
            {...held}
          >
            <Icon name={status === 'passed' ? 'check' : 'chevron-right'} />
          </View>
        </View>
      </View>
      <View className={styles.pushes} role="group" ariaLabel={t('captcha.pushes')}>
        {PUSHES.map(({ key, label, icon, twice }) => (
          <Pressable
            key={key}
            className={styles.push}
            label={t(label)}
            onClick={() => model.push(key satisfies SliderKey)}
          >
            <Icon name={icon} size="m" />
            {twice && <Icon name={icon} size="m" className={styles.second} />}
          </Pressable>
        ))}
      </View>
      {drag.byMouse && <View className={styles.cover} {...drag.cover} />}
    </View>
  )
})
