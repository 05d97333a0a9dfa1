import { ProsePage, ProseSections } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { Sentence } from '@/components/ui/sentence';
import {
  ABOUT,
  aboutProductText,
  dataFromText,
  iconsByText,
  mascotsByText,
  typefaceByText,
  WORKS,
} from '@/words/about';

export const generateMetadata = () => ({ title: ABOUT.title });

export default function AboutPage() {
  return (
    <ProsePage title={aboutProductText(PRODUCT_NAME)} lead={ABOUT.lead} board={ABOUT.board}>
      <ProseSections sections={ABOUT.sections} />
      <h2>{ABOUT.statistics}</h2>
      <p>
        <Sentence
          parts={dataFromText(
            <a href="https://github.com/nflverse/nflverse-data">{WORKS.data}</a>,
            <a href="https://creativecommons.org/licenses/by/4.0/">{WORKS.dataLicense}</a>,
          )}
        />
      </p>
      <p>{ABOUT.facts}</p>
      <h2>{ABOUT.pictures}</h2>
      <ul>
        <li>
          <Sentence
            parts={typefaceByText(<a href="https://www.lexend.com/">{WORKS.typeface}</a>)}
          />
        </li>
        <li>
          <Sentence
            parts={mascotsByText(
              <a href="https://github.com/googlefonts/noto-emoji">{WORKS.mascots}</a>,
            )}
          />
        </li>
        <li>
          <Sentence parts={iconsByText(<a href="https://lucide.dev/license">{WORKS.icons}</a>)} />
        </li>
        <li>{ABOUT.drawn}</li>
      </ul>
    </ProsePage>
  );
}
