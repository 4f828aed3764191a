import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Sheet } from '@/components/ui/sheet/sheet'
import { CropArea } from '@/components/upload/crop-area'
import type { PicturesLimits } from '@/domain/form-schema/kinds/pictures/kind'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { useLocalized } from '../../local-texts'
import { Frame } from '../frame'
import type { PartProps, Parts } from '../part'
import styles from '../parts.module.scss'
import type { PictureRow, PicturesModel } from './pictures.model'

/** Width of a cropped picture without a limit, pixels. */
const WIDTH = 960

/** Height divided by width. */
const ratioOf = (ratio: NonNullable<PicturesLimits['ratio']>): number => {
  const [width, height] = ratio.split(':').map(Number) as [number, number]
  return height / width
}

/** Draws one picture with its number, its state and a button to remove it. */
const Row = observer(({ row, number, pictures }: { row: PictureRow; number: number; pictures: PicturesModel }) => {
  const t = useTexts(formDefinitionTexts)
  const path = 'upload' in row ? row.upload.path : row.path
  const name = t('pictures.name', { number })
  const state = 'upload' in row ? row.upload.state : 'stored'
  const percent = 'upload' in row && row.upload.progress !== null ? Math.round(row.upload.progress * 100) : null
  return (
    <View className={styles.picture} role="listitem">
      <View className={styles.thumb}>
        {path ? (
          <Image className={styles.image} src={path} mode="aspectFill" ariaLabel={name} />
        ) : (
          <Icon name="check" />
        )}
      </View>
      <View className={styles.state}>
        <Text>{name}</Text>
        <Text role="status">
          {percent === null ? t(`pictures.state.${state}`) : t('pictures.progress', { percent })}
        </Text>
      </View>
      {'upload' in row && state === 'failed' && (
        <Button kind="secondary" size="m" label={t('pictures.retry', { name })} onClick={row.upload.send}>
          {t('button.retry')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="m"
        label={t('pictures.remove', { name })}
        onClick={() => pictures.remove(row)}
      >
        {t('button.delete')}
      </Button>
    </View>
  )
})

const PicturesPart = observer(({ slot, model }: PartProps<'PICTURES'>) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const { most, ratio, minWidth = WIDTH } = slot.field.limits
  const pictures = model.picturesOf(slot.name, {
    read: () => slot.value ?? [],
    write: (codes) => slot.set(codes.length > 0 ? codes : undefined),
  })
  const { rows, toCrop } = pictures
  const left = most - rows.length - toCrop.length
  return (
    <Frame slot={slot} note={t('pictures.count', { count: rows.length, most })}>
      {rows.length > 0 && (
        <View className={styles.pictures} role="list">
          {rows.map((row, index) => (
            <Row
              key={'upload' in row ? row.upload.path : row.entryCode}
              row={row}
              number={index + 1}
              pictures={pictures}
            />
          ))}
        </View>
      )}
      {left > 0 && (
        <View>
          <Button
            kind="secondary"
            size="m"
            icon="plus"
            label={t('pictures.addTo', { label: read(slot.label) })}
            onClick={() => pictures.choose(left, ratio !== undefined)}
          >
            {t('pictures.add')}
          </Button>
        </View>
      )}
      {ratio && (
        <Sheet open={toCrop.length > 0} title={t('pictures.crop')} onClose={pictures.skipCrop}>
          {toCrop[0] && (
            <CropArea
              key={toCrop[0]}
              path={toCrop[0]}
              width={Math.max(minWidth, WIDTH)}
              ratio={ratioOf(ratio)}
              onUse={pictures.useCropped}
              onOther={async () => {
                pictures.skipCrop()
                await pictures.choose(1, true)
              }}
              onUnreadable={pictures.rejectCrop}
            />
          )}
        </Sheet>
      )}
    </Frame>
  )
})

export const parts: Parts<'PICTURES'> = { PICTURES: PicturesPart }
