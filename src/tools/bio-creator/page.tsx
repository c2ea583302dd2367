export default function Page() {
  return <h1>bio-creator</h1>;
}
