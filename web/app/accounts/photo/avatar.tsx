import { useEffect, useRef, useState } from 'react';
import { localePath } from '#locales/index.ts';
import styles from './avatar.module.css';

type Props = {
  locale: string;
  /** Changes with the photo; null if there is none. */
  version: string | null;
  initial: string;
  isLarge?: boolean;
  onMissing?: () => void;
};

/** The member's photo in an arch. Behind it is the initial, which shows if there is no photo or it cannot be loaded. */
export function Avatar({ locale, version, initial, isLarge = false, onMissing }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // An error before the page was hydrated had no listener, so it is sent again.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) current.dispatchEvent(new Event('error'));
  }, []);

  return (
    <span className={`${styles.avatar} ${isLarge ? styles.large : ''}`}>
      <span aria-hidden="true">{initial}</span>
      {version && version !== failed && (
        <img
          key={version}
          ref={image}
          src={`${localePath(locale, '/account/photo')}?v=${version}`}
          alt=""
          width="512"
          height="512"
          onError={() => {
            setFailed(version);
            onMissing?.();
          }}
        />
      )}
    </span>
  );
}
