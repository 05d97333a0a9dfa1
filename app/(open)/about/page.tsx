import { ProsePage, ProseSections } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { Sentence } from '@/components/ui/sentence';
import {
  ABOUT,
  aboutProductTitle,
  CREDITED_WORK_NAMES,
  dataCreditText,
  iconsCreditText,
  mascotsCreditText,
  typefaceCreditText,
} from '@/words/about';

export const generateMetadata = () => ({ title: ABOUT.title });

export default function AboutPage() {
  return (
    <ProsePage title={aboutProductTitle(PRODUCT_NAME)} lead={ABOUT.lead} board={ABOUT.board}>
      <ProseSections sections={ABOUT.sections} />
      <h2>{ABOUT.statistics}</h2>
      <p>
        <Sentence
          parts={dataCreditText(
            <a href="https://github.com/nflverse/nflverse-data">{CREDITED_WORK_NAMES.data}</a>,
            <a href="https://creativecommons.org/licenses/by/4.0/">
              {CREDITED_WORK_NAMES.dataLicense}
            </a>,
          )}
        />
      </p>
      <p>{ABOUT.facts}</p>
      <h2>{ABOUT.pictures}</h2>
      <ul>
        <li>
          <Sentence
            parts={typefaceCreditText(
              <a href="https://www.lexend.com/">{CREDITED_WORK_NAMES.typeface}</a>,
            )}
          />
        </li>
        <li>
          <Sentence
            parts={mascotsCreditText(
              <a href="https://github.com/googlefonts/noto-emoji">{CREDITED_WORK_NAMES.mascots}</a>,
            )}
          />
        </li>
        <li>
          <Sentence
            parts={iconsCreditText(
              <a href="https://lucide.dev/license">{CREDITED_WORK_NAMES.icons}</a>,
            )}
          />
        </li>
        <li>{ABOUT.drawn}</li>
      </ul>
    </ProsePage>
  );
}
