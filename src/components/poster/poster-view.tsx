import { Canvas, Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId } from 'react'
import { useModel } from '../screen/use-model'
import { Spinner } from '../ui/spinner/spinner'
import type { PosterDrawing, PosterModel, PosterShow } from './poster.model'
import styles from './poster-view.module.scss'

export interface PosterViewProps {
  model: PosterModel
  show: PosterShow | PosterDrawing
  /** Description of the picture, for screen readers. */
  label: string
}

/**
 * Draws the picture during and after painting: the canvas, and over it the finished file, which supports a long press.
 */
export const PosterView = observer(({ model, show, label }: PosterViewProps) => {
  // Selectors of mini programs do not support colons.
  const id = `poster${useId().replace(/\W/g, '')}`
  // Created once per opening, because the show does not change while its sheet is open.
  const { paint } = useModel(() => ({ paint: () => model.paint(id, show) }))
  useEffect(() => void paint(), [paint])
  return (
    <View className={styles.frame} ariaBusy={model.status === 'painting'}>
      <Canvas className={styles.canvas} type="2d" id={id} ariaHidden />
      {model.file !== '' && (
        <Image className={styles.picture} src={model.file} mode="scaleToFill" ariaLabel={label} showMenuByLongpress />
      )}
      {model.status === 'painting' && (
        <View className={styles.wait}>
          <Spinner />
        </View>
      )}
    </View>
  )
})
