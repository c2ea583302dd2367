export default function Page() {
  return <h1>red-flags</h1>;
}
