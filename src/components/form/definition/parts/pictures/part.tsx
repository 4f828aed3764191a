import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Sheet } from '@/components/ui/sheet/sheet'
import { CropArea } from '@/components/upload/crop-area'
import type { PicturesLimits } from '@/domain/form-schema/kinds/pictures/kind'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { useLocalized } from '../../local-texts'
import { Frame } from '../frame'
import type { PartProps, Parts } from '../part'
import styles from '../parts.module.scss'
import { PictureItem } from './picture-item'

/** Width of a cropped picture without a limit, pixels. */
const WIDTH = 960

/** Height divided by width. */
const ratioOf = (ratio: NonNullable<PicturesLimits['ratio']>): number => {
  const [width, height] = ratio.split(':').map(Number) as [number, number]
  return height / width
}

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
    <Frame slot={slot} note={most > 1 ? t('pictures.count', { count: rows.length, most }) : ''}>
      {rows.length > 0 && (
        <View className={styles.pictures} role="list">
          {rows.map((row, index) => (
            <PictureItem
              key={'upload' in row ? row.upload.path : row.entryCode}
              row={row}
              name={t('pictures.name', { number: index + 1 })}
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
            label={t('pictures.addTo', { label: read(slot.label), count: most })}
            onClick={() => pictures.choose(left, ratio !== undefined)}
          >
            {t('pictures.add', { count: most })}
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
              portrait={pictures.isPortrait}
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
