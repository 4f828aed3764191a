import { Text, View } from '@tarojs/components'
import type { Venue } from '@/api/venue'
import { useFirstWait } from '@/components/screen/first-wait'
import { useDesktop } from '@/components/shell/use-desktop'
import { Picture } from '@/components/ui/picture/picture'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { FIRST_PICTURES } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'
import styles from './venue-head.module.scss'

/** Draws the picture, name and description of a venue. Draws a skeleton if the venue is null. */
export function VenueHead({ venue }: { venue: Venue | null }) {
  // On desktop, the navigation bar already shows the name, and the address already includes the city.
  const desktop = useDesktop()
  const hold = useFirstWait()
  return (
    <View id={venue ? undefined : hold}>
      <View className={styles.frame}>
        {venue && (
          <Picture className={styles.picture} src={venue.imageUrl} alt="" width={FIRST_PICTURES.venue} eager="first" />
        )}
      </View>
      <View className={styles.text}>
        {venue ? (
          <>
            {!desktop && (
              <>
                <View className={textStyles.page}>
                  <Text>{venue.venueName}</Text>
                </View>
                <Text className={textStyles.meta}>{venue.cityName}</Text>
              </>
            )}
            {venue.about !== '' && <Text className={styles.about}>{venue.about}</Text>}
          </>
        ) : (
          <>
            {!desktop && (
              <>
                <Skeleton width="60%" height="31px" />
                <Skeleton width="20%" height="20px" />
              </>
            )}
            <Skeleton width="90%" height={desktop ? '23px' : '49px'} />
          </>
        )}
      </View>
    </View>
  )
}
