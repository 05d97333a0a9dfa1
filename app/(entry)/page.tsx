import { Hero } from '@/components/landing/hero';
import { HowItWorks } from '@/components/landing/how-it-works';
import {
  MadeForMathClassSection,
  TeacherTools,
} from '@/components/landing/made-for-math-class-section';
import { SiteHeader } from '@/components/shell/public-page-shell';
import { SiteFooter } from '@/components/shell/site-footer';

export default function LandingPage() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <HowItWorks />
        <TeacherTools />
        <MadeForMathClassSection />
      </main>
      <SiteFooter />
    </>
  );
}
